import { treatmentFor, type TypedAnswers } from "./answers.ts";
import { isFrozenTransfer, type Treatment } from "./treatments.ts";

/** The treatment decides whose eggs, and whose eggs decide the treatment. */
export function changeAnswers(before: TypedAnswers, some: Partial<TypedAnswers>): TypedAnswers {
  const next = { ...before, ...some };
  if (some.treatment === "") return next;
  if (some.treatment !== undefined) return { ...next, ...impliedBy(some.treatment, next) };
  const isOfTreatment = some.eggs !== undefined || some.embryos !== undefined;
  return isOfTreatment ? { ...next, frozen: undefined, treatment: treatmentFor(next) } : next;
}

function impliedBy(treatment: Treatment, { eggs, embryos, frozen }: TypedAnswers): Partial<TypedAnswers> {
  if (isFrozenTransfer(treatment)) return embryos === "none" ? { embryos: "there", ...frozen } : {};
  return {
    ...{ eggs: treatment === "donor-eggs" ? "donor" : "own", embryos: "none" },
    ...(embryos !== "none" && { frozen: { eggs, embryos } }),
  };
}
