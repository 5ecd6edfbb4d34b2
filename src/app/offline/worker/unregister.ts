// Replaces the service worker in a build with OFFLINE=none: deletes what one has stored, then unregisters.
import { scope } from "./scope.ts";

scope.addEventListener("install", () => void scope.skipWaiting());
scope.addEventListener("activate", (event) => event.waitUntil(deleteCachesAndUnregister()));

async function deleteCachesAndUnregister(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
  await deleteTimesOfCaching();
}

/** Says which answers were stored, and when. */
async function deleteTimesOfCaching(): Promise<void> {
  const deleting = indexedDB.deleteDatabase("workbox-expiration");
  await new Promise((ended) => {
    for (const end of ["success", "error", "blocked"]) deleting.addEventListener(end, ended);
  });
}
