import type { QueryClient } from "@tanstack/react-query";
import { layOutLaterParts } from "../laterParts.ts";
import { workWithoutNetwork } from "../offline/start.tsx";
import { fetchFonts } from "../ourFonts.ts";
import { fetchOnIntent } from "./fetchOnIntent.ts";
import { moveNames } from "./moveNames.ts";
import { savesData } from "./savesData.ts";

export async function start(cache: QueryClient): Promise<void> {
  layOutLaterParts();
  moveNames();
  fetchOnIntent(cache);
  if (savesData()) return;
  void fetchFonts().catch(() => {});
  await workWithoutNetwork();
}
