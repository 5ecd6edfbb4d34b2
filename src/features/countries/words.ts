/** In a table, and as a whole sentence. */
type Told = readonly [short: string, sentence: string];

interface Asked {
  /** Above a column, and above the sentence. */
  title: string;
  answers: Record<string, Told>;
}

const YES_COUPLE: Told = ["Yes", "A woman and a man may be treated together."];
const ONLY_DISEASE: Told = [
  "Only to avoid disease",
  "You can’t choose your child’s sex, except to avoid a serious disease.",
];
const NO_LIMIT: Told = ["None in law", "The law sets no upper age. Clinics set their own."];
const UNTIL_49: Told = [
  "49",
  "The law sets the limit at 49 years. At least one clinic reads this as the day before the 49th birthday.",
];
const UNTIL_54: Told = [
  "54; permit over 50",
  "The limit is the day of the 54th birthday. From the day after the 50th, treatment needs a permit from the national authority.",
];
const CLINICS_50: Told = [
  "None in law; clinics 50",
  "The law sets no upper age. Private clinics and their society have settled on 50.",
];
const UNTIL_45: Told = [
  "45",
  "The limit is 45 years. Ask the clinic how it counts the year after the 45th birthday.",
];
const FERTILE_AGE: Told = [
  "‘Fertile age’, no number",
  "The law says ‘of potentially fertile age’ and gives no number, so ask where your clinic draws the line.",
];

/** Every question, in the order of the pages, with its possible answers. The codes of the rules are these keys. */
export const WORDS = {
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
      no: ["No", "Clinics may not treat two women as a couple."],
    },
  },
  ageOwnEggs: {
    title: "Oldest age with your own eggs",
    answers: {
      none: NO_LIMIT,
      "clinics-50": CLINICS_50,
      "until-49": UNTIL_49,
      "until-54": UNTIL_54,
      "until-45": UNTIL_45,
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
      "until-45": UNTIL_45,
      "fertile-age": FERTILE_AGE,
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
      "until-45": UNTIL_45,
      "fertile-age": FERTILE_AGE,
      "before-45": [
        "Before 45",
        "Frozen embryos must be used before your 45th birthday. A partner must be under 60.",
      ],
      "before-48": ["Before 48", "A frozen embryo must be transferred before your 48th birthday."],
    },
  },
  donorEggs: {
    title: "Donor eggs",
    answers: {
      yes: ["Yes", "You may be treated with a donor’s eggs."],
      "mostly-imported": [
        "Yes, mostly from abroad",
        "You may be treated with a donor’s eggs. In practice most come from abroad.",
      ],
      no: ["No", "A doctor who uses a donor’s eggs commits a crime. Nobody punishes the patient."],
    },
  },
  donorSperm: {
    title: "Donor sperm",
    answers: { yes: ["Yes", "You may be treated with a donor’s sperm."] },
  },
  bothDonors: {
    title: "Donor eggs and donor sperm together",
    answers: { yes: ["Yes", "Donor eggs and donor sperm may be used in the same treatment."] },
  },
  donorIdentity: {
    title: "What the child can learn about the donor",
    answers: {
      anonymous: [
        "Nothing but health data",
        "Neither you nor the child can learn who the donor is. You, or the grown-up child, may ask for the donor’s health data.",
      ],
      "general-data": [
        "General data only",
        "The child can learn general facts about the donor, but not who it is.",
      ],
      "some-data-at-18": [
        "A few facts at 18",
        "At 18 the child may learn the donor’s year and place of birth and health data, but not the name.",
      ],
      "donor-chooses": [
        "You choose the kind of donor",
        "Donors decide whether they stay anonymous, are named, or are known to the child at 18. You choose which kind of donor you want.",
      ],
      "patient-chooses": [
        "You choose",
        "You choose between an anonymous donor and one whom the child can get to know.",
      ],
      "anonymous-or-agreed": [
        "Anonymous, or a donor you know",
        "Donors are anonymous, unless you and a donor agree otherwise. The constitutional court has found this unconstitutional and given parliament a deadline to change it.",
      ],
      "known-at-14": ["Who it is, at 14", "At 14 the child may read the records of who the donor is."],
      "known-at-18": ["Who it is, at 18", "At 18 the child can learn who the donor is."],
      "known-when-mature": [
        "Who it is, when mature",
        "The child can learn who the donor is once he or she is mature enough.",
      ],
      "sperm-register": [
        "Who the sperm donor is",
        "Sperm donors have been kept in a register since 1 July 2018, for 110 years. They aren’t anonymous.",
      ],
    },
  },
  embryoDonation: {
    title: "Embryos donated by another couple",
    answers: {
      "yes-anonymous": [
        "Yes, anonymous",
        "You may receive an embryo that another couple donated anonymously.",
      ],
      yes: ["Yes", "You may receive a donated embryo."],
      notary: ["Yes, before a notary", "You may receive a donated embryo if you consent before a notary."],
      "from-parents": [
        "Yes, from parents",
        "You may receive a donated embryo if those who give it already have a child.",
      ],
      "not-provided": ["No", "The law doesn’t provide for donated embryos."],
    },
  },
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
        "For licensed conditions",
        "Embryos may be tested for conditions that the regulator has licensed.",
      ],
      disease: ["For disease", "Embryos may be tested to avoid disease."],
    },
  },
  sexChoice: {
    title: "Choosing the child’s sex",
    answers: { "only-disease": ONLY_DISEASE },
  },
  storage: {
    title: "How long embryos keep",
    answers: {
      "no-end": ["No end in law", "The law sets no end to storage."],
      "agreed-20": [
        "As agreed, 20 years at most",
        "Embryos keep for the time you agree with the clinic, 20 years at most.",
      ],
      "while-fit": [
        "As long as you could use them",
        "Embryos keep until doctors find that you can no longer use them. You renew your consent every two years.",
      ],
      "5-renewable": [
        "5 years, renewable",
        "Embryos keep for five years. You can renew this by five years, as often as you like.",
      ],
      "10-at-most": ["10 years at most", "Embryos keep for ten years at most."],
      "10-or-longer": [
        "10 years; longer by permit",
        "Embryos keep for ten years at most. In exceptional cases the health authority allows longer.",
      ],
      "5-or-longer": [
        "5 years; longer on request",
        "Embryos keep for five years. For special reasons you can ask the clinic for longer.",
      ],
      "until-46": [
        "Until the woman is 46",
        "Embryos keep until the 46th birthday of the woman who would carry the child.",
      ],
      "55-years": [
        "55 years at most",
        "Embryos keep for 55 years at most. You renew your consent every ten years.",
      ],
    },
  },
  afterStorage: {
    title: "What happens to embryos then",
    answers: {
      "asked-then-destroyed": [
        "The clinic asks, then destroys them",
        "After ten years the clinic may ask you twice what you want. If you don’t answer, it may destroy the embryos.",
      ],
      donated: [
        "They are given to another couple",
        "Embryos that could develop may not be destroyed. When the time is over they are given to another couple.",
      ],
      "as-agreed": [
        "What you agreed",
        "The clinic does what you agreed in writing: research, destruction or donation.",
      ],
    },
  },
  embryosFromAbroad: {
    title: "Bringing in embryos from abroad",
    // We found no rule about it in any country.
    answers: {},
  },
  afterDeath: {
    title: "If a partner dies",
    answers: {
      no: ["No treatment", "When a partner has died, treatment stops."],
      "no-fresh-consent": [
        "No treatment",
        "Both must consent before each transfer. As we read this, treatment stops when a partner has died.",
      ],
      "embryos-only": [
        "Embryos only",
        "Embryos made together may still be transferred. Eggs or sperm may not be taken after death.",
      ],
      "12-months": [
        "Within 12 months, if agreed before",
        "Treatment may go on within 12 months of a husband’s or partner’s death, if he agreed to it before.",
      ],
      "court-permit": [
        "With a court’s permit",
        "Treatment may go on with a court’s permit, between six months and two years after the death.",
      ],
      "storage-ends": ["Storage ends", "Storage ends when the person whom the cells come from has died."],
      "no-sperm": ["His sperm may not be used", "The sperm of a man who has died may not be used."],
      "6-months-5-years": [
        "6 months to 5 years, if agreed before",
        "Treatment may go on between six months and five years after the death, if you agreed this in writing before.",
      ],
      consent: ["With written consent", "Treatment may go on if the partner consented in writing."],
      destroyed: ["No: cells are destroyed", "When a partner has died, the stored cells are destroyed."],
    },
  },
} as const satisfies Record<string, Asked>;

export type Question = keyof typeof WORDS;
/** What can be answered to a question. */
export type Code<One extends Question> = keyof (typeof WORDS)[One]["answers"] & string;

/** The questions under the headings of the pages. */
export const TOPICS = [
  {
    id: "who",
    title: "Who may be treated",
    questions: ["marriedCouple", "unmarriedCouple", "womanAlone", "twoWomen"],
  },
  { id: "age", title: "Until what age", questions: ["ageOwnEggs", "ageDonorEggs", "ageFrozen"] },
  {
    id: "donors",
    title: "Donors",
    questions: ["donorEggs", "donorSperm", "bothDonors", "donorIdentity", "embryoDonation"],
  },
  { id: "testing", title: "Genetic tests", questions: ["geneticTesting", "sexChoice"] },
  {
    id: "storage",
    title: "Frozen embryos",
    questions: ["storage", "afterStorage", "embryosFromAbroad", "afterDeath"],
  },
] as const satisfies readonly { id: string; title: string; questions: readonly Question[] }[];

/** Every question, in the order of the pages. */
export const QUESTIONS: Question[] = TOPICS.flatMap(({ questions }): readonly Question[] => questions);

export const UNKNOWN: Told = ["Not known to us: ask", "Not known to us: ask the clinic."];

/** Waits, papers and other conditions, as whole sentences. */
export const STEPS = {
  "request-6-months": "You both sign a request for treatment, and it may not be older than six months.",
  "consent-each-time": "You consent in writing before every transfer or insemination.",
  "medical-reasons":
    "There must be a medical reason: other treatment has failed or very probably would, or a disease risk is proven.",
  "12-months-tried": "Other treatment must have been tried for 12 months, unless it is unlikely to work.",
  "paternity-14-months":
    "If you use donor cells and aren’t married, the man declares that he will be the father, and treatment must follow within 14 months.",
  "husband-consents": "If you are married to a man, he consents too, unless you are separated.",
  "partner-consents": "Your husband, wife or partner consents in writing.",
  "notary-unmarried-or-donor":
    "If you aren’t married or in a registered partnership, or use donor cells, you consent before a notary, who also advises you.",
  "notary-embryo": "To receive a donated embryo you consent before a notary.",
  "information-14-days": "The doctor informs you at least 14 days before treatment.",
  "consent-2-years": "Your consent may not be older than two years at the transfer.",
  "other-treatment-first":
    "For a woman and a man, other reasonable treatment must have failed or be hopeless.",
  "virus-tests": "Tests for HIV, hepatitis B and C and syphilis are obligatory.",
  "written-agreement": "You sign an agreement with the clinic before anything medical begins.",
  "donor-request":
    "You ask for donor cells or embryos by registered letter, and the clinic answers within two months.",
  "may-refuse":
    "A clinic may refuse on grounds of conscience. It tells you in writing and, if you ask, names another clinic.",
  suitability: "For donor cells or embryos, a doctor assesses whether treatment is suitable. You can appeal.",
  "separation-ends": "Treatment stops when a couple separates or one of you withdraws consent.",
  "no-withdrawal": "Once an egg is fertilised, the man can no longer withdraw his consent.",
  "child-welfare": "The clinic must consider the welfare of the child before it treats you.",
} as const;

export type StepCode = keyof typeof STEPS;
