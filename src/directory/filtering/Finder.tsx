// All of searching and filtering, a part that comes with the first use. `Findable` puts it around the list.
import { lazy } from "react";
import { failureOf, logError } from "@/backend/errors.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { loadPart } from "@/ui/loadPart.ts";
import { useMedia } from "@/ui/useMedia.ts";
import { Chips } from "./Chips.tsx";
import type { Shown } from "./find.ts";
import type { Finding, ListFilter } from "./finding.ts";
import { Suggestions } from "./Suggestions.tsx";
import type { Look } from "./useIntended.ts";
import { WaysOut } from "./WaysOut.tsx";

export { changeFinding, readFinding } from "./address.ts";
export { find } from "./find.ts";
export { Marks } from "./Marks.tsx";

const NOT_LOADED = { title: "The filters couldn't be loaded. Please try again." };

/** Where there is room for the filters beside the list. */
const BESIDE = "(min-width: 64rem)";

const FilterPanel = lazy(async () => {
  try {
    return await loadPart(() => import("./FilterPanel.tsx"), "Loading the filters...");
  } catch (error) {
    logError(error);
    const failure = failureOf(error, NOT_LOADED);
    return { default: () => <LoadError failure={failure} /> };
  }
});

interface Found {
  clinics: Clinic[];
  /** Filters that the page itself sets. */
  fixed: readonly ListFilter[];
  /** What is asked for, and how to ask for something else. */
  finding: Finding;
  onLook: Look;
  shown: Shown;
}

/** Suggestions below the search field, and the filters that are set. */
export function AboveList({ onClearSearch, ...found }: Found & { onClearSearch: () => void }) {
  const { clinics, fixed, finding, onLook, shown } = found;
  const choosePlace = (filter: "cities" | "countries", value: string) => {
    onClearSearch();
    void onLook(finding, { ...finding, search: "", [filter]: [...new Set([...finding[filter], value])] });
  };
  return (
    <>
      <Suggestions
        clinics={clinics}
        fixed={fixed}
        shown={shown}
        search={finding.search}
        onChoosePlace={choosePlace}
        onClearSearch={onClearSearch}
      />
      <Chips clinics={clinics} finding={finding} onLook={onLook} />
    </>
  );
}

/** The order and all filters. Opened in a transition, which waits for them: a fallback would stay for a third of a second. */
export function Filters({ onClose, ...found }: Found & { onClose: () => void }) {
  const { clinics, fixed, finding, onLook, shown } = found;
  return (
    <FilterPanel
      clinics={clinics}
      searched={shown.searched}
      finding={finding}
      fixed={fixed}
      onLook={onLook}
      isWide={useMedia(BESIDE)}
      found={shown.clinics.length}
      onClose={onClose}
    />
  );
}

/** What to do where nothing is found. */
export function WaysOutOf({ onClearSearch, ...found }: Found & { onClearSearch: () => void }) {
  const { clinics, finding, onLook, shown } = found;
  return (
    <WaysOut
      clinics={clinics}
      searched={shown.searched}
      finding={finding}
      onLook={onLook}
      onClearSearch={onClearSearch}
    />
  );
}
