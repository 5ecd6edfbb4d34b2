import { GOOD_FORM, rawRow } from "../../submissionCases.ts";
import { anonymous, someAddress } from "../clients.ts";
import { withSettings } from "../settings.ts";
import { forgetSubmissions } from "../submissions.ts";
import type { Refusal } from "./provoked.ts";

export function submit(address: string) {
  return anonymous(address).from("clinic_submissions").insert(rawRow(GOOD_FORM));
}

export async function someSubmission(): Promise<string> {
  await forgetSubmissions();
  const { data } = await submit(someAddress()).select("id").single();
  return data!.id;
}

export async function submitTwice(limits: Record<string, number>): Promise<Refusal> {
  await forgetSubmissions();
  const told = await withSettings(limits, async () => {
    await submit(someAddress());
    return submit(someAddress());
  });
  await forgetSubmissions();
  return told;
}
