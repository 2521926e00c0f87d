import { signal } from "@preact/signals-core";

/** A browser's offer to install the app; TypeScript does not know it, since not all browsers make one. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The offer, until it is taken or is over; null while there is none. It comes once, at any time. */
export const installOffer = signal<InstallOffer | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installOffer.value = event as InstallOffer;
});
