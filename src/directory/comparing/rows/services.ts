import { OFFERED_TREATMENTS } from "@/directory/facts/codes.ts";
import type { ClinicFacts } from "@/directory/facts/facts.ts";
import { NAMES_OF_LANGUAGES } from "@/directory/facts/languageCodes.ts";
import { TREATMENT_NAMES } from "@/directory/facts/serviceLabels.ts";
import { isOffered } from "@/directory/facts/services.ts";
import type { Clinic } from "@/directory/clinics/clinic.ts";
import { clinicServices, type ClinicService } from "@/directory/clinics/clinicServices.ts";
import { listedServices } from "@/directory/clinics/listedServices.ts";
import { offerOf } from "@/directory/filtering/offers.ts";
import { cell, NOT_LOADED, type Cell, type Row } from "./comparisonTable.ts";

const NOT_KNOWN = cell({ missing: "Not known: ask" });

export function treatmentRows(clinics: Clinic[], facts: (ClinicFacts | null)[]): Row[] {
  return OFFERED_TREATMENTS.flatMap((treatment) =>
    rowOf(TREATMENT_NAMES[treatment], treatment, clinics, facts),
  );
}

export function languageRows(clinics: Clinic[], facts: (ClinicFacts | null)[]): Row[] {
  const rows = [...NAMES_OF_LANGUAGES].flatMap(([code, name]) =>
    rowOf(`${name} spoken`, code, clinics, facts),
  );
  const cells = facts.map((each) => (each ? NOT_KNOWN : NOT_LOADED));
  return rows.length > 0 ? rows : [{ label: "Languages spoken", cells, note: null }];
}

function rowOf(label: string, code: string, clinics: Clinic[], facts: (ClinicFacts | null)[]): Row[] {
  const cells = clinics.map((clinic, index) => {
    const known = facts[index];
    const service = known && clinicServices(clinic, known).get(code);
    return service ? serviceCell(service) : listedCell(clinic, code, known ?? null);
  });
  return cells.some(({ figure }) => figure !== null) ? [{ label, cells, note: null }] : [];
}

function serviceCell(service: ClinicService): Cell {
  if ("because" in service) return cell({ figure: "Yes", lines: [`Because ${service.because}.`] });
  const figure = isOffered(service) ? "Yes" : "No";
  if ("implied" in service) return cell({ figure, lines: [`It publishes a ${service.implied} for it.`] });
  return cell({ figure, source: service.source, isSample: service.source === null });
}

function listedCell(clinic: Clinic, code: string, facts: ClinicFacts | null): Cell {
  const name = code.replaceAll("_", "-");
  const offer = offerOf(clinic, name);
  const because = listedServices(clinic).get(name);
  if (offer === "yes") return cell({ figure: "Yes", lines: because ? [`Because ${because}.`] : [] });
  if (offer === "sample") return cell({ figure: "Yes", isSample: true });
  return facts ? NOT_KNOWN : NOT_LOADED;
}
