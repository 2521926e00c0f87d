import { BASE } from "../api/path.ts";
import { labelOfKey, pictureKey } from "./picture-request.ts";
import type { OfflineStore } from "./offline-store.ts";
import { cacheNames } from "./worker-scope.ts";

const { pictures: NAME } = cacheNames(BASE);

export type OfflinePictures = Awaited<ReturnType<typeof openPictures>>;

/** Small pictures: bytes in a cache that the service worker answers from, sizes in the database. */
export async function openPictures(shelf: OfflineStore) {
  const cache = await caches.open(NAME);
  const sizes = new Map((await shelf.pictures()).map(({ label, bytes }) => [label, bytes]));
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);

  return {
    /** In bytes, by label. */
    sizes: sizes as ReadonlyMap<string, number>,

    bytes: (): number => total,

    /** @throws QuotaExceededError (a DOMException) */
    async put(label: string, picture: Blob): Promise<void> {
      const headers = { "Content-Type": picture.type };
      await cache.put(pictureKey(BASE, label), new Response(picture, { headers }));
      await shelf.putPicture({ label, bytes: picture.size });
      total += picture.size - (sizes.get(label) ?? 0);
      sizes.set(label, picture.size);
    },

    async remove(labels: string[]): Promise<void> {
      for (const label of labels) await cache.delete(pictureKey(BASE, label));
      await shelf.removePictures(labels);
      for (const label of labels) {
        total -= sizes.get(label) ?? 0;
        sizes.delete(label);
      }
    },

    /** Removes pictures without a size: a tab may have been closed between both writes. */
    async sweep(): Promise<void> {
      for (const request of await cache.keys())
        if (!sizes.has(labelOfKey(request.url))) await cache.delete(request);
    },
  };
}

export async function removePictures(): Promise<void> {
  await caches.delete(NAME);
}
