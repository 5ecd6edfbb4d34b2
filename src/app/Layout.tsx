import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, type ReactNode } from "react";
import { PROGRESS_ID } from "@/ui/importChunk.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { MeasuredVisit } from "./MeasuredVisit.tsx";
import { whenIdle } from "./whenIdle.ts";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-lg bg-accent px-4 py-2 text-accent-on focus:translate-y-0"
      >
        Skip to content
      </a>
      <p
        id={PROGRESS_ID}
        role="status"
        className="fixed top-0 left-1/2 z-50 -translate-x-1/2 rounded-b-lg bg-accent px-4 text-accent-on"
      />
      <Header />
      <main id="content" tabIndex={-1} className="column grow pt-5 pb-8 outline-none sm:py-12">
        <Suspense fallback={<div className="min-h-dvh" />}>
          {children}
          <Interactive />
        </Suspense>
      </main>
      {import.meta.env.ASKS_TO_MEASURE && <MeasuredVisit />}
      <Footer />
    </div>
  );
}

/** Marks the document once it is hydrated: until then CSS shows a busy pointer, and tests wait. */
function Interactive() {
  const cache = useQueryClient();
  useEffect(() => {
    document.documentElement.dataset.interactive = "";
    if (import.meta.env.PROD) {
      whenIdle(() => void import("./idle/start.ts").then((idle) => idle.start(cache), console.warn));
    }
  }, [cache]);
  return null;
}
