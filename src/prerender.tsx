import { QueryClient } from "@tanstack/react-query";
import { JSDOM } from "jsdom";
import { StrictMode, type ComponentType } from "react";
import { prerender } from "react-dom/static";
import { matchPath, StaticRouter } from "react-router-dom";
import { App } from "@/app/App.tsx";
import { serialiseCache } from "@/app/hydration.ts";
import { routes } from "@/app/routes.tsx";
import { publishedPostsQuery } from "@/reading/blog/api.ts";
import { atomFeed, FEED_PATH } from "@/reading/blog/feed.ts";
import { provideSanitizerDom } from "@/reading/blog/sanitize.ts";
import { buildOpenData } from "@/directory/open-data/buildOpenData.ts";
import { serialiseStructuredData, StructuredDataSink } from "@/ui/StructuredData.tsx";
import { snapshots, type Snapshots } from "@/app/snapshots.ts";

// Posts are sanitised here as in the browser, which needs a DOM.
provideSanitizerDom(new JSDOM("").window);

export interface Snapshot {
  path: string;
  /** Title, meta and link elements. */
  head: string;
  /** Structured data as JSON, for the pages that have any. */
  structuredData: string | null;
  body: string;
  /** The data the page was made with, as JSON. */
  data: string;
  /** The module of the page, by which its script is found. */
  source: string;
}

/** Renders every public page. @throws when a page cannot be rendered or its data not be read */
export async function* renderSnapshots(): AsyncGenerator<Snapshot> {
  for (const family of snapshots) {
    // oxlint-disable-next-line no-await-in-loop -- the next page's data is not needed before this one is written
    for (const path of await family.paths(newCache())) yield renderSnapshot(path, family);
  }
}

/** The blog's feed. @throws when the posts cannot be read */
export async function renderFeed(siteUrl: string): Promise<{ path: string; xml: string }> {
  const posts = await newCache().fetchQuery(publishedPostsQuery());
  return { path: FEED_PATH, xml: atomFeed(siteUrl, posts) };
}

/** The files of the open data. @throws when the rows cannot be read */
export async function renderOpenData(): Promise<{ path: string; text: string }[]> {
  return (await buildOpenData()).files;
}

/** A page without data of its own: the one for unknown paths. */
export function renderNotFound(): Promise<Snapshot> {
  return renderSnapshot("/404", { paths: () => [], prefetch: () => Promise.resolve() });
}

async function renderSnapshot(path: string, family: Snapshots): Promise<Snapshot> {
  const cache = newCache();
  await family.prefetch(cache, path);
  const failed = cache
    .getQueryCache()
    .findAll()
    .find(({ state }) => state.status === "error");
  if (failed) throw new Error(`The data of ${path} could not be read`, { cause: failed.state.error });

  const errors: unknown[] = [];
  const described: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StructuredDataSink value={described}>
        <StaticRouter location={path}>
          <App queryClient={cache} />
        </StaticRouter>
      </StructuredDataSink>
    </StrictMode>,
    // Everything at once: what streams later would come with scripts that our policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} could not be rendered`, { cause: errors[0] });

  // React writes what belongs in the head before everything else.
  const head = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(html)?.[0] ?? "";
  const source = await sourceOf(path);
  const structuredData = described.length === 0 ? null : serialiseStructuredData(described.at(-1));
  return { path, head, structuredData, body: html.slice(head.length), data: serialiseCache(cache), source };
}

const pageModules = import.meta.glob<{ default: ComponentType }>("./*/**/*Page.tsx");

/** The file of the page at a path, by what it exports: visitors need not load the files' names. */
async function sourceOf(path: string): Promise<string> {
  const page = await routes.find((route) => matchPath(route.path, path))?.load();
  for (const [file, load] of Object.entries(pageModules)) {
    // oxlint-disable-next-line no-await-in-loop -- they are in memory
    if ((await load()).default === page?.default) return file.replace("./", "src/");
  }
  throw new Error(`No file holds the page of ${path}`);
}

function newCache(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
}
