// Ignores what has no route: anything but GET, votes and other calls, signing in, the administration.
import { clientsClaim } from "workbox-core/clientsClaim.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { enable as preloadNavigations } from "workbox-navigation-preload/enable.js";
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { NetworkOnly } from "workbox-strategies/NetworkOnly.js";
import { CACHED_AT_META, type ToWorker } from "../messages.ts";
import { savesData } from "../../idle/savesData.ts";
import { isOfAdministration } from "./administration.ts";
import { ageOf, recordReachability, reportAge, reportReachability } from "./ages.ts";
import { ANSWERS, cachedAt, sliceOfCached, withDate } from "./cachedResponses.ts";
import { isUnreachable } from "./reach.ts";
import { isPage, isCacheableRequest } from "./routing.ts";
import { scope } from "./scope.ts";
import { isValidFile, isValidResponse } from "./validResponse.ts";

// Written in by the build (scripts/offline/writeServiceWorker.ts).
declare const RELEASE: {
  version: string;
  shell: string;
  files: { url: string; revision: string | null }[];
  /** Undefined if the site itself serves the backend, as `npm start` does. */
  backend: string | undefined;
};

/** A slow phone gets a page in two seconds; after that, a stored one serves people better. */
const PAGE_SECONDS = 5;
const ANSWER_SECONDS = 4;
const MAX_ANSWERS = 200;
const MAX_AGE_DAYS = 60;

const backend = RELEASE.backend ?? location.origin;
const release = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        (await isValidFile(request.url, response)) ? withDate(response) : null,
    },
  ],
});
release.addToCacheList(RELEASE.files);

scope.addEventListener("install", (event) => void release.install(event));
scope.addEventListener("activate", (event) => void release.activate(event));
// In Firefox a failed preload fails the navigation, whatever we answer: no page would open offline.
if (!navigator.userAgent.includes("Firefox")) preloadNavigations();
// Only the first worker finds pages without a worker; later ones wait until all pages are closed.
clientsClaim();

const fromNetwork = new NetworkOnly({ networkTimeoutSeconds: PAGE_SECONDS });

/** A stored page is served only if the network gives none. */
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isPage(url.pathname),
  async ({ request, event }) => {
    try {
      return await fromNetwork.handle({ request, event });
    } catch (error) {
      const shell = await release.matchPrecache(RELEASE.shell);
      if (!shell) throw error;
      recordReachability(idIn(event, "resultingClientId"), isUnreachable(error));
      const date = `<meta name="${CACHED_AT_META}" content="${cachedAt(shell) ?? ""}" />`;
      const html = (await shell.text()).replace("<head>", () => `<head>${date}`);
      return new Response(html, { headers: shell.headers });
    }
  },
);

const answers = new NetworkFirst({
  cacheName: ANSWERS,
  networkTimeoutSeconds: ANSWER_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        isValidResponse(response) && !savesData() ? withDate(response) : null,
      fetchDidSucceed: async ({ event, response }) => {
        await reportReachability(idIn(event, "clientId"), false);
        return response;
      },
      fetchDidFail: async ({ event, error }) => {
        if (isUnreachable(error)) await reportReachability(idIn(event, "clientId"), true);
      },
      // Read only if the network doesn't answer in time.
      cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
        const cached =
          cachedResponse ?? (await sliceOfCached(new URL(request.url), await caches.open(ANSWERS)));
        if (cached) await reportAge(idIn(event, "clientId"), cachedAt(cached));
        return cached;
      },
    },
    new ExpirationPlugin({
      maxEntries: MAX_ANSWERS,
      maxAgeSeconds: MAX_AGE_DAYS * 24 * 60 * 60,
      purgeOnQuotaError: true,
    }),
  ],
});
registerRoute(
  ({ request, url }) => isCacheableRequest(request, url, backend),
  async ({ request, event }) =>
    (await isOfAdministration(idIn(event, "clientId"))) ? fetch(request) : answers.handle({ request, event }),
);

const named = new Set(RELEASE.files.map(({ url }) => url));
/** Names below `/assets/` change with their content, so stored files are never out of date. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/") && named.has(url.pathname),
  async ({ request }) => (await release.matchPrecache(request)) ?? fetch(request),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode !== "navigate" && url.pathname.endsWith(".svg") && named.has(url.pathname),
  async ({ request }) =>
    fetch(request).catch(async (error: unknown) => {
      const cached = await release.matchPrecache(request);
      if (!cached) throw error;
      return cached;
    }),
);

/** Returns the page that an event is about; the types of Workbox don't know. */
function idIn(event: object | undefined, name: "clientId" | "resultingClientId"): string {
  return event && name in event ? String(Reflect.get(event, name)) : "";
}

scope.addEventListener("message", ({ data, source, ports: [port] }) => {
  if (data === ("which version?" satisfies ToWorker)) port?.postMessage(RELEASE.version);
  if (data === ("how old?" satisfies ToWorker)) port?.postMessage(ageOf(source?.id ?? ""));
  if (data === ("take over" satisfies ToWorker)) void scope.skipWaiting();
});
