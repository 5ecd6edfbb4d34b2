import { createRoot } from "react-dom/client";
import { askWorker } from "./askWorker.ts";
import { cacheForOffline } from "./cacheForOffline.ts";
import { CACHED_AT_META, type Age } from "./messages.ts";
import { offerUpdate, shownVersion } from "./update.ts";
import { OfflineNotes } from "./OfflineNotes.tsx";
import { changeStatus, currentStatus } from "./status.ts";

/**
 * Says how old a page is, wherever a worker serves it, and stores the site for later.
 * @param storesAfter null to store nothing more; storing the site's files kept the first letters of a search
 * waiting for twice as long
 */
export async function workWithoutNetwork(storesAfter: Promise<void> | null): Promise<void> {
  const { serviceWorker } = navigator;
  // Not over plain http.
  if (!serviceWorker) return;
  const { controller } = serviceWorker;
  const stores = storesAfter !== null && !window.location.pathname.startsWith("/admin");
  if (!controller && !stores) return;
  showNotes();
  watchNetwork();
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<Age>) => recordAge(data));
  serviceWorker.startMessages();
  if (controller) recordAge(await askWorker(controller, "how old?"));
  if (!stores) return;
  if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded));
  await storesAfter;
  const registration = await serviceWorker.register("/sw.js").catch(() => undefined);
  if (!registration) return;
  offerUpdate(registration);
  await serviceWorker.ready;
  if (!serviceWorker.controller) {
    await new Promise((begins) => serviceWorker.addEventListener("controllerchange", begins, { once: true }));
  }
  if (navigator.onLine) await cacheForOffline(shownVersion(), !controller).catch(() => {});
}

function showNotes(): void {
  const place = document.createElement("div");
  document.body.prepend(place);
  createRoot(place).render(<OfflineNotes />);
}

/** What a page's requests met before says nothing of the network that comes or goes. */
const lookAtNetwork = () => changeStatus({ isOffline: !navigator.onLine, isUnreachable: false });

function watchNetwork(): void {
  window.addEventListener("online", lookAtNetwork);
  window.addEventListener("offline", lookAtNetwork);
  // A page restored by Back has heard of neither.
  window.addEventListener("pageshow", ({ persisted }) => persisted && lookAtNetwork());
  const shell = document.querySelector<HTMLMetaElement>(`meta[name="${CACHED_AT_META}"]`);
  changeStatus({ shellCachedAt: shell?.content ?? null });
  lookAtNetwork();
}

function recordAge(age: unknown): void {
  if (typeof age !== "object" || age === null) return;
  if ("isUnreachable" in age) changeStatus({ isUnreachable: age.isUnreachable === true });
  if (!("cachedAt" in age) || typeof age.cachedAt !== "string") return;
  const { cachedAt } = currentStatus();
  if (cachedAt === null || age.cachedAt < cachedAt) changeStatus({ cachedAt: age.cachedAt });
}
