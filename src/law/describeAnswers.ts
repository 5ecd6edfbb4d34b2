import { readAge } from "./ageReading.ts";
import { needsDonorSperm, type Answers, type TypedAnswers } from "./answers.ts";
import { isFrozenTransfer } from "./treatments.ts";

const WHO: Record<Answers["partner"], string> = {
  marriedCouple: "couple",
  unmarriedCouple: "couple",
  womanAlone: "woman alone",
  twoWomen: "two women",
};

/** Returns what somebody answered in a few words, such as `43, couple, donor eggs`; empty for nothing. */
export function describeAnswers(typed: TypedAnswers): string {
  const { partner, eggs, sperm, embryos, treatment } = typed;
  const read = readAge(typed.age);
  const parts = [
    read && "age" in read && String(read.age),
    partner !== "" && WHO[partner],
    treatment !== "" && eggs === "donor" && "donor eggs",
    treatment === "own-eggs" && "own eggs",
    sperm === "donor" && !needsDonorSperm(partner) && "donor sperm",
    isFrozenTransfer(treatment) && (embryos === "abroad" ? "frozen embryos from abroad" : "frozen embryos"),
  ];
  return parts.filter((part) => typeof part === "string").join(", ");
}
