import { checkText } from "@/contributing/forms/plainText.ts";
import { formatPeriod, overlapOf, type Sponsorship, type SponsorshipFields } from "./sponsorship.ts";

export interface SponsorForm {
  clinic: string;
  from: string;
  until: string;
  note: string;
}

export type Problems = Partial<Record<keyof SponsorForm, string>>;

export interface ClinicName {
  id: string;
  name: string;
  published: boolean;
  mergedInto: string | null;
}

const LONGEST_NOTE = 500;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** With the id, since names are not unique. */
export function choiceOf({ id, name }: Pick<ClinicName, "id" | "name">): string {
  return `${name} (${id})`;
}

/** Only a place that a clinic had before it was merged stays with it. */
export function clinicsToOffer(clinics: ClinicName[], all: Sponsorship[], id?: string): ClinicName[] {
  const own = all.find((place) => place.id === id)?.clinicId;
  return clinics.filter((clinic) => clinic.mergedInto === null || clinic.id === own);
}

export function chosenClinic(typed: string, clinics: ClinicName[]): ClinicName | undefined {
  const text = typed.trim();
  const exactly = clinics.find((clinic) => choiceOf(clinic) === text || clinic.id === text);
  if (exactly) return exactly;
  const named = clinics.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  return named.length === 1 ? named[0] : undefined;
}

export function readSponsorForm(
  form: SponsorForm,
  clinics: ClinicName[],
  all: Sponsorship[],
  id?: string,
): { fields: SponsorshipFields } | { problems: Problems } {
  const problems: Problems = {};
  const clinic = chosenClinic(form.clinic, clinicsToOffer(clinics, all, id));
  if (!clinic) {
    problems.clinic =
      form.clinic.trim() === ""
        ? "Choose a clinic"
        : "No clinic has this name. Choose one from the list that opens as you type.";
  }
  if (!DAY.test(form.from)) problems.from = "Choose the first day";
  if (!DAY.test(form.until)) problems.until = "Choose the last day";
  else if (form.until < form.from) problems.until = "The last day is before the first";
  const note = checkText(form.note, LONGEST_NOTE);
  if (note.problem !== null) problems.note = note.problem;

  const { from, until } = form;
  const other = problems.from || problems.until ? undefined : overlapOf({ id, from, until }, all);
  if (other) {
    const name = clinics.find((each) => each.id === other.clinicId)?.name ?? other.clinicId;
    problems.from = `${name} has the place then: ${formatPeriod(other)}. Choose other days, or end that one first.`;
  }
  if (!clinic || Object.keys(problems).length > 0) return { problems };
  return {
    fields: {
      clinic_id: clinic.id,
      from_date: from,
      until_date: until,
      note: note.text === "" ? null : note.text,
    },
  };
}
