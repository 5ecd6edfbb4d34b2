import type { Clinic } from "@/directory/clinics/clinic.ts";
import type { ShortlistedClinic } from "@/directory/shortlist/shortlist.ts";
import { counted } from "@/ui/counted.ts";
import { isolate } from "@/ui/isolate.ts";

/** Returns the shortlist as text, private notes included. @param siteUrl without a trailing slash */
export function exportText(
  list: readonly ShortlistedClinic[],
  clinics: readonly Clinic[],
  { day, siteUrl, failed }: { day: string; siteUrl: string; failed: readonly string[] },
): string {
  const byId = new Map(clinics.map((clinic) => [clinic.id, clinic]));
  const head = `My shortlist of ${counted(list.length, "clinic", "clinics")}, ${day}`;
  const entries = list.map((kept, index) => {
    const clinic = byId.get(kept.id);
    const lines = clinic
      ? linesOn(clinic, siteUrl)
      : [`${kept.id} (${failed.includes(kept.id) ? "couldn’t be looked up" : "no longer listed"})`];
    const note = kept.note.trim() === "" ? [] : ["My note:", ...kept.note.trim().split("\n")];
    return [`${index + 1}. ${lines[0]}`, ...[...lines.slice(1), ...note].map((line) => `   ${line}`)].join(
      "\n",
    );
  });
  return [head, ...entries].join("\n\n") + "\n";
}

function linesOn({ id, name, locations, countries, languages, website }: Clinic, siteUrl: string): string[] {
  return [
    isolate(name),
    [...locations, ...countries].join(", "),
    languages.length > 0 && `Website in: ${languages.join(", ")}`,
    website !== null && `Website: ${website}`,
    `Listing: ${siteUrl}/clinic/${id}`,
  ].flatMap((line) => line || []);
}
