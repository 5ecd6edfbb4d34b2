import { hasDonor, type Answers } from "@/law/answers.ts";
import { RULE_TEXTS } from "@/law/ruleTexts.ts";

const EMBRYOS: Record<Answers["embryos"], string> = {
  none: "None",
  there: "Yes, in the country of treatment",
  abroad: "Yes, in another country",
};

export function formatAnswers(answers: Answers): (readonly [question: string, answer: string])[] {
  const { age, partner, eggs, sperm, embryos, knownDonor } = answers;
  return [
    ["Age of the woman who will carry the pregnancy", String(age)],
    ["Who would be treated", RULE_TEXTS[partner].title],
    ["Eggs", eggs === "own" ? "Your own" : "A donor’s"],
    ["Sperm", sperm === "partner" ? "Your partner’s" : "A donor’s"],
    ["Frozen embryos", EMBRYOS[embryos]],
    ...(hasDonor(answers) && embryos === "none"
      ? [["The child can learn who the donor is", knownDonor ? "It must" : "It doesn’t matter"] as const]
      : []),
  ];
}
