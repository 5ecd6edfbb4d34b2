import type { Ban } from "./costLaw.ts";
import { lazyOr } from "./lazyOr.tsx";

export const LazyBanNotices = lazyOr(() => import("./BanNotices.tsx"), Titles);

function Titles({ bans }: { bans: Ban[] }) {
  return bans.map(({ title }) => (
    <p key={title} className="font-semibold">
      {title}
    </p>
  ));
}
