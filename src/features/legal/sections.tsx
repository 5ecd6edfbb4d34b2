import type { ReactNode } from "react";
import { DATA_SECTIONS } from "./dataSections.tsx";
import { RIGHTS_SECTIONS } from "./rightsSections.tsx";

export interface PolicySection {
  title: string;
  body: ReactNode;
}

/** The twelve sections of the policy. Their texts refer to each other by number. */
export const SECTIONS: PolicySection[] = [...DATA_SECTIONS, ...RIGHTS_SECTIONS];
