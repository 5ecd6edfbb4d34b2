import { DATA_SECTIONS } from "./dataSections.tsx";
import type { PolicySection } from "./PolicyText.tsx";
import { RIGHTS_SECTIONS } from "./rightsSections.tsx";

/** The texts refer to each other by number. */
export const SECTIONS: PolicySection[] = [...DATA_SECTIONS, ...RIGHTS_SECTIONS];
