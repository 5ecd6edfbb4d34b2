import type { Json } from "../../../src/backend/database.types.ts";
import type { anonymous } from "./clients.ts";
import { asOwner } from "./clients.ts";

export const VITAL = { metric: "INP", page: "/clinic/:id", value: 240 };
export const PAGE_ERROR = { code: "TypeError E-7K2F", place: "ClinicPage:1:2345", page: "/clinic/:id" };
export const EXPERIENCE = {
  build: "1.0.0",
  engine: "webkit",
  device: "phone",
  vitals: [VITAL],
  errors: [PAGE_ERROR],
};

export function reportExperience(visitor: ReturnType<typeof anonymous>, changed: Record<string, Json> = {}) {
  return visitor.rpc("report_experience", { p_report: { ...EXPERIENCE, ...changed } });
}

export async function countExperience(): Promise<{ vitals: number; errors: number }> {
  const [row] = await asOwner<{ vitals: number; errors: number }[]>`
    select (select count(*)::int from private.web_vitals) as vitals,
      (select count(*)::int from private.page_errors) as errors`;
  return row ?? { vitals: -1, errors: -1 };
}

export async function forgetExperience(): Promise<void> {
  await asOwner`delete from private.web_vitals`;
  await asOwner`delete from private.page_errors`;
  await asOwner`delete from private.experience_senders`;
}
