const ATTEMPTS = 5;
const RETRY_MS = 15_000;

/** Resolves before the worker's files are stored. @throws if the browser refuses workers */
export function registerWorker(base: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: "none" });
}

/**
 * A first worker that can't store all files is discarded, and `navigator.serviceWorker.ready` would wait until the
 * page is loaded again.
 */
export async function installWorker(base: string, attempt = 1): Promise<ServiceWorkerRegistration> {
  const registration = await registerWorker(base);
  if (await becomesActive(registration)) return registration;
  if (attempt === ATTEMPTS) throw new Error("The app's files can't be stored");
  await new Promise((done) => setTimeout(done, RETRY_MS));
  return installWorker(base, attempt + 1);
}

async function becomesActive({ active, installing }: ServiceWorkerRegistration): Promise<boolean> {
  if (active || !installing) return true;
  return new Promise((done) => {
    installing.addEventListener("statechange", () => {
      if (installing.state === "activated") done(true);
      if (installing.state === "redundant") done(false);
    });
  });
}
