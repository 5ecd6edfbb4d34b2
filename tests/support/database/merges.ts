import { randomUUID } from "node:crypto";
import { asOwner } from "./clients.ts";

/** So few that random votes of several clinics share some. */
export const SESSIONS = Array.from({ length: 6 }, () => randomUUID());

export const merge = (from: string, into: string) => asOwner`select private.merge_clinics(${from}, ${into})`;
export const undo = (from: string) => asOwner`select private.unmerge_clinic(${from})`;
