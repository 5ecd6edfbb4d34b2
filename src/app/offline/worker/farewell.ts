// Instead of the service worker when a build is made with OFFLINE=none: it takes away what one has kept, and itself.
import { scope } from "./scope.ts";

scope.addEventListener("install", () => void scope.skipWaiting());
scope.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
