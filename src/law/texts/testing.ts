import type { ExplainedCase, Explanation } from "./explanation.ts";

const ONLY_DISEASE: Explanation = [
  "Only to avoid disease",
  "You can’t choose your child’s sex, except to avoid a serious disease.",
];

export const TESTING = {
  geneticTesting: {
    title: "Genetic tests of embryos",
    answers: {
      yes: ["Yes", "Embryos may be tested."],
      "proven-risk": [
        "For a proven risk",
        "Embryos may be tested where a risk of genetic disease is proven. Clinics also offer tests for the number of chromosomes; we found no rule on those.",
      ],
      medical: [
        "For medical reasons",
        "Embryos may be tested only for medical reasons and after genetic counselling.",
      ],
      permit: ["With a permit", "Embryos may be tested with your consent, a permit and counselling."],
      "three-failures": [
        "After three failures, or for a risk",
        "Embryos may be tested after three transfers without a pregnancy, after three losses, or where there is a serious genetic risk.",
      ],
      "ethics-board": [
        "For a serious risk, with a board’s approval",
        "Embryos may be tested only for a high risk of a serious disease, of stillbirth or of miscarriage, and an ethics board must approve.",
      ],
      "not-for-traits": [
        "Yes, not for traits",
        "Embryos may be tested, but not to choose traits that have nothing to do with disease.",
      ],
      "inherited-disease": [
        "For a serious inherited disease",
        "Embryos may be tested only if one of you carries a serious inherited disease. So tests for the number of chromosomes are out.",
      ],
      licensed: [
        "For licensed conditions, and PGT-A",
        "Embryos may be tested for conditions that the regulator has licensed, and for abnormalities that may prevent a birth (PGT-A).",
      ],
      disease: ["For disease", "Embryos may be tested to avoid disease."],
    },
  },
  sexChoice: {
    title: "Choosing the child’s sex",
    answers: { "only-disease": ONLY_DISEASE },
  },
} as const satisfies Record<string, ExplainedCase>;
