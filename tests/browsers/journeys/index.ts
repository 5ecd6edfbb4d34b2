import { ACCOUNTS } from "./accounts.ts";
import { CLINICS } from "./clinics.ts";
import { EDITING } from "./editing.ts";
import type { Journey } from "./journey.ts";
import { PLAN } from "./plan.ts";
import { READING } from "./reading.ts";
import { TOOLS } from "./tools.ts";
import { VOTING } from "./voting.ts";

export const JOURNEYS: Journey[] = [CLINICS, VOTING, PLAN, TOOLS, READING, EDITING, ACCOUNTS].flat();
