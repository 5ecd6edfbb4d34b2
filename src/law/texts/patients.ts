import type { ExplainedCase, Explanation } from "./explanation.ts";

const YES_COUPLE: Explanation = ["Yes", "A woman and a man may be treated together."];

export const PATIENTS = {
  marriedCouple: {
    title: "A woman and a man, married",
    answers: { yes: YES_COUPLE },
  },
  unmarriedCouple: {
    title: "A woman and a man, not married",
    answers: {
      yes: ["Yes", "A woman and a man needn’t be married."],
      "joint-statement": [
        "Yes, with a joint statement",
        "A woman and a man who aren’t married may be treated if they sign a joint statement.",
      ],
      notarial: [
        "Yes, before a notary",
        "A woman and a man who aren’t married may be treated if they consent before a notary.",
      ],
      "living-together": [
        "Yes, if living together",
        "A woman and a man who aren’t married may be treated if they live together.",
      ],
    },
  },
  womanAlone: {
    title: "A woman on her own",
    answers: {
      yes: ["Yes", "A woman on her own may be treated."],
      unmarried: ["Yes, if unmarried", "A woman on her own may be treated if she isn’t married."],
      notarial: [
        "Yes, before a notary",
        "A woman on her own may be treated if she consents before a notary.",
      ],
      depends: [
        "Depends on the clinic",
        "No federal act forbids treating a woman on her own, but it depends on the region and the clinic.",
      ],
      no: ["No", "Clinics may not treat a woman on her own."],
    },
  },
  twoWomen: {
    title: "Two women",
    answers: {
      yes: ["Yes", "Two women may be treated as a couple."],
      depends: [
        "Depends on the clinic",
        "No federal act forbids treating two women, but it depends on the region and the clinic.",
      ],
      "one-as-single": [
        "Not named in the law",
        "The law doesn’t name two women. Clinics have treated one of them as a woman on her own, with a notary’s deed. If you are married to each other, ask first.",
      ],
      no: ["No", "Clinics may not treat two women as a couple."],
    },
  },
} as const satisfies Record<string, ExplainedCase>;
