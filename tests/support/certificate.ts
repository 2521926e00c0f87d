import { join } from "node:path";

/** Writes a certificate for some names, signed by itself, and its key into a folder. */
export function makeCertificate(folder: string, name: string): { cert: string; key: string } {
  const files = { cert: join(folder, "cert.pem"), key: join(folder, "key.pem") };
  const wish = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${name} -addext subjectAltName=DNS:${name}`;
  const made = Bun.spawnSync(["openssl", ...wish.split(" "), "-keyout", files.key, "-out", files.cert], {
    stderr: "ignore",
  });
  if (made.exitCode !== 0) throw new Error("openssl could not make a certificate");
  return files;
}
