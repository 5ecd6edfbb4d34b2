export const TERMS = {
  stimulation: "ovarian stimulation",
  "cycle-day-1": "cycle day 1 (first day of full bleeding)",
  "follicle-scan": "ultrasound scan of the follicles",
  "follicle-size": "diameter of a follicle (mm)",
  lining: "endometrial thickness (mm)",
  "lining-pattern": "three-layered (trilaminar) endometrium",
  trigger: "triggering of ovulation",
  retrieval: "egg collection (oocyte retrieval)",
  "mature-egg": "mature egg (MII oocyte)",
  fertilised: "fertilised egg (2 pronuclei)",
  icsi: "intracytoplasmic sperm injection (ICSI)",
  embryo: "embryo",
  blastocyst: "blastocyst",
  transfer: "embryo transfer",
  "frozen-embryo": "frozen embryo",
  vitrification: "vitrification",
  "frozen-transfer": "frozen embryo transfer (FET)",
  "natural-cycle": "natural cycle",
  "artificial-cycle": "artificial cycle (hormone replacement)",
  "luteal-support": "luteal phase support",
  "egg-donation": "egg donation",
  "sperm-donation": "sperm donation",
  "genetic-testing": "preimplantation genetic testing (PGT)",
  ohss: "ovarian hyperstimulation syndrome (OHSS)",
  "pregnancy-test": "pregnancy test in blood",
  heartbeat: "fetal heartbeat",
} as const;

export const HORMONES = {
  e2: "oestradiol (E2)",
  lh: "luteinising hormone (LH)",
  p4: "progesterone (P4)",
  fsh: "follicle-stimulating hormone (FSH)",
  amh: "anti-Müllerian hormone (AMH)",
  hcg: "beta-hCG (chorionic gonadotrophin)",
  tsh: "thyroid-stimulating hormone (TSH)",
} as const;

/** International non-proprietary names, or as pharmacopoeias call them. */
export const DRUGS = {
  gonadotrophins: {
    title: "Gonadotrophins, to stimulate the ovaries",
    names: {
      "follitropin-alfa": "follitropin alfa",
      "follitropin-beta": "follitropin beta",
      "follitropin-delta": "follitropin delta",
      "corifollitropin-alfa": "corifollitropin alfa",
      menotrophin: "menotrophin (hMG)",
      "lutropin-alfa": "lutropin alfa",
    },
  },
  tablets: {
    title: "Tablets to stimulate the ovaries",
    names: { clomifene: "clomifene", letrozole: "letrozole" },
  },
  antagonists: {
    title: "GnRH antagonists, against early ovulation",
    names: { cetrorelix: "cetrorelix", ganirelix: "ganirelix" },
  },
  agonists: {
    title: "GnRH agonists",
    names: { triptorelin: "triptorelin", buserelin: "buserelin" },
  },
  triggers: {
    title: "hCG, to trigger ovulation",
    names: {
      "choriogonadotropin-alfa": "choriogonadotropin alfa",
      "chorionic-gonadotrophin": "chorionic gonadotrophin (hCG)",
    },
  },
  oestrogens: {
    title: "Oestrogen, to build up the endometrium",
    names: { estradiol: "estradiol" },
  },
  progestogens: {
    title: "Progestogens, for luteal phase support",
    names: { progesterone: "progesterone", dydrogesterone: "dydrogesterone" },
  },
  others: {
    title: "Other drugs",
    names: {
      cabergoline: "cabergoline",
      "acetylsalicylic-acid": "acetylsalicylic acid",
      enoxaparin: "enoxaparin",
      levothyroxine: "levothyroxine",
      "folic-acid": "folic acid",
    },
  },
} as const;

export const DRUG_GROUPS: readonly (keyof typeof DRUGS)[] = [
  ...(["gonadotrophins", "tablets", "antagonists", "agonists"] as const),
  ...(["triggers", "oestrogens", "progestogens", "others"] as const),
];

export const STEPS = {
  injections: "first injection",
  "first-scan": "first scan of the follicles",
  "next-scan": "next scan of the follicles",
  trigger: "triggering of ovulation",
  retrieval: "egg collection",
  oestrogen: "start of oestrogen",
  "lining-scan": "scan of the endometrium",
  progesterone: "start of progesterone",
  transfer: "embryo transfer",
  test: "pregnancy test",
} as const;

export const PHRASES = {
  title: "For my doctor at home",
  introduction:
    "I am having IVF treatment at a clinic abroad. Please help me with the examinations below, and send the results to me or to the clinic.",
  examinations: "What I ask you to examine",
  "ask-follicles":
    "Please give the number of follicles in each ovary and the diameter of each in millimetres.",
  "ask-lining": "Please give the thickness of the endometrium in millimetres and its appearance.",
  "ask-blood":
    "Please measure oestradiol (E2), LH and progesterone (P4) in blood, with the units and the laboratory’s reference ranges.",
  "ask-time": "Please give the date and the time of the scan and of the blood sample.",
  dates: "Dates of the treatment",
  "dates-move": "The dates can move by some days. The clinic decides.",
  drugs: "Drugs that I take",
  drug: "Drug",
  dose: "Dose",
  from: "From",
  until: "Until",
  "drug-names": "International names of drugs",
  hormones: "Blood values",
  terms: "Terms",
  name: "Name",
  born: "Date of birth",
  clinic: "Clinic abroad",
  "send-to": "Please send the results to",
} as const;

type Translated<English> = { [One in keyof English]: string };

export interface SheetTranslation {
  terms: Translated<typeof TERMS>;
  hormones: Translated<typeof HORMONES>;
  drugs: {
    [Group in keyof typeof DRUGS]: { title: string; names: Translated<(typeof DRUGS)[Group]["names"]> };
  };
  steps: Translated<typeof STEPS>;
  phrases: Translated<typeof PHRASES>;
}
