import type { ExplainedCase, Explanation } from "./explanation.ts";

const NO_LIMIT: Explanation = ["None in law", "The law sets no upper age. Clinics set their own."];
const UNTIL_49: Explanation = [
  "49",
  "The law sets the limit at 49 years. At least one clinic reads this as the day before the 49th birthday.",
];
const UNTIL_54: Explanation = [
  "54; permit over 50",
  "The limit is the day of the 54th birthday. From the day after the 50th, treatment needs a permit from the national authority.",
];
const CLINICS_50: Explanation = [
  "None in law; clinics 50",
  "The law sets no upper age. Private clinics and their society have settled on 50.",
];
const OFTEN_50: Explanation = [
  "None in law; often 50",
  "The law sets no upper age. Clinics usually stop at 50, a few at 54 or 55.",
];
const PRIVATE_45: Explanation = [
  "None in law; private clinics 45",
  "The law sets no upper age. Private clinics usually stop at 45.",
];
const ONE_CLINIC_45: Explanation = [
  "None in law; one clinic 45",
  "The law sets no upper age. The one clinic whose limit we found stops at about 45; others may decide otherwise.",
];
const BEFORE_46_TREATED: Explanation = ["Before 46", "Treatment must take place before your 46th birthday."];
const FERTILE_AGE: Explanation = [
  "‘Fertile age’; 50 with a donor",
  "The law asks for a fertile age, without a number. Newspapers say the regions’ guidance of 2014 ends treatment with a donor at 50; public care ends at 46.",
];

export const AGE = {
  ageOwnEggs: {
    title: "Oldest age with your own eggs",
    answers: {
      none: NO_LIMIT,
      "clinics-50": CLINICS_50,
      "until-49": UNTIL_49,
      "until-54": UNTIL_54,
      "often-50": OFTEN_50,
      "private-45": PRIVATE_45,
      "one-clinic-45": ONE_CLINIC_45,
      "before-46-treated": BEFORE_46_TREATED,
      "fertile-age": FERTILE_AGE,
      "before-46": [
        "Before 46",
        "You must ask for treatment, and have your eggs collected, before your 46th birthday.",
      ],
      "before-43": [
        "Before 43",
        "Your eggs must be collected before your 43rd birthday and used before your 45th. A partner must be under 60.",
      ],
    },
  },
  ageDonorEggs: {
    title: "Oldest age with donor eggs",
    answers: {
      none: NO_LIMIT,
      "clinics-50": CLINICS_50,
      "until-49": UNTIL_49,
      "until-54": UNTIL_54,
      "often-50": OFTEN_50,
      "private-45": PRIVATE_45,
      "one-clinic-45": ONE_CLINIC_45,
      "before-46-treated": BEFORE_46_TREATED,
      "fertile-age": FERTILE_AGE,
      "not-applicable": ["Not applicable", "Donor eggs aren’t allowed, so no age goes with them."],
      "before-45-at-start": ["Before 45", "You must be under 45 when treatment with donor eggs starts."],
      "before-45": [
        "Before 45",
        "Treatment must take place before your 45th birthday. A partner must be under 60.",
      ],
      "before-46": [
        "Before 46",
        "You must ask for treatment before your 46th birthday, and the transfer must be before your 48th.",
      ],
    },
  },
  ageFrozen: {
    title: "Oldest age with frozen embryos",
    answers: {
      none: NO_LIMIT,
      "clinics-50": CLINICS_50,
      "until-49": UNTIL_49,
      "until-54": UNTIL_54,
      "often-50": OFTEN_50,
      "private-45": PRIVATE_45,
      "one-clinic-45": ONE_CLINIC_45,
      "before-46-treated": BEFORE_46_TREATED,
      "fertile-age": FERTILE_AGE,
      "before-45": [
        "Before 45",
        "Frozen embryos must be used before your 45th birthday. A partner must be under 60.",
      ],
      "before-48": ["Before 48", "A frozen embryo must be transferred before your 48th birthday."],
    },
  },
} as const satisfies Record<string, ExplainedCase>;
