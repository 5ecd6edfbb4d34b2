import { lazy, Suspense, type ComponentType } from "react";
import type { Ban } from "./costLaw.ts";

const BanNotices = lazy(load);

async function load(): Promise<{ default: ComponentType<{ bans: Ban[] }> }> {
  try {
    return await import("./BanNotices.tsx");
  } catch {
    return { default: Titles };
  }
}

function Titles({ bans }: { bans: Ban[] }) {
  return bans.map(({ title }) => (
    <p key={title} className="font-semibold">
      {title}
    </p>
  ));
}

export function LazyBanNotices({ bans }: { bans: Ban[] }) {
  return (
    <Suspense>
      <BanNotices bans={bans} />
    </Suspense>
  );
}
