import type { Json } from "@/backend/database.types.ts";
import type { ClinicFacts } from "@/directory/facts/facts.ts";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import type { Clinic } from "./clinic.ts";
import { figuresAtAge, type VisitorOfAge } from "./figuresAtAge.ts";
import { withFigure } from "./useFiguresAtAge.ts";

/** The clinic with its rate for the visitor's age, or marked as one that has none. */
export function clinicAtAge(clinic: Clinic, { results }: ClinicFacts, visitor: VisitorOfAge): Clinic {
  const own = results.map((result) => Object.assign({ clinicId: clinic.id }, result));
  const figure = figuresAtAge(own, visitor).get(clinic.id);
  return figure ? withFigure(clinic, figure) : { ...clinic, isOfOtherAge: true };
}

/** @param readAt when the facts were read, in milliseconds */
export function readClinicAtAge(clinic: Clinic, json: Json, readAt: number, visitor: VisitorOfAge): Clinic {
  const facts = factsFromJson(json, new Date(readAt).toISOString().slice(0, 10));
  return facts ? clinicAtAge(clinic, facts, visitor) : { ...clinic, isOfOtherAge: true };
}
