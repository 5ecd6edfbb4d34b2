import type { QueryClient } from "@tanstack/react-query";
import { layOutDeferredParts } from "../deferredLayout.ts";
import { workWithoutNetwork } from "../offline/start.tsx";
import { fetchFonts } from "../ourFonts.ts";
import { whenQuiet } from "../whenQuiet.ts";
import { goToAddressedPlace } from "./addressedPlace.ts";
import { announceWaiting } from "./announceWaiting.ts";
import { fetchAhead, fetchOnIntent } from "./fetchOnIntent.ts";
import { moveNames } from "./moveNames.ts";
import { keepStateOfRepeatedAnchors } from "./repeatedAnchors.ts";
import { ignoreSecondPressOnNextPage } from "./secondPress.ts";
import { savesData } from "./savesData.ts";

export async function start(cache: QueryClient): Promise<void> {
  goToAddressedPlace();
  ignoreSecondPressOnNextPage();
  keepStateOfRepeatedAnchors();
  announceWaiting();
  layOutDeferredParts();
  moveNames();
  fetchOnIntent(cache);
  const fetchesAhead = !savesData();
  if (fetchesAhead) void fetchFonts().catch(() => {});
  await workWithoutNetwork(fetchesAhead ? whenQuiet().then(fetchSearch) : null);
}

/** On a slow network, five round trips would stand between the first letter and what it finds. */
function fetchSearch(): void {
  dispatchEvent(new CustomEvent("fetchahead", { detail: fetchAhead }));
}
