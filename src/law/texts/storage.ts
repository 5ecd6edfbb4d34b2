import type { ExplainedCase } from "./explanation.ts";

export const STORAGE = {
  storage: {
    title: "How long embryos may be stored",
    answers: {
      "no-end": ["No end in law", "The law sets no end to storage."],
      "agreed-20": [
        "As agreed, 20 years at most",
        "Embryos may be stored for the time you agree with the clinic, 20 years at most.",
      ],
      "while-fit": [
        "As long as you could use them",
        "Embryos may be stored until doctors find that you can no longer use them. You renew your consent every two years.",
      ],
      "5-renewable": [
        "5 years, renewable",
        "Embryos may be stored for five years. You can renew this by five years, as often as you like.",
      ],
      "10-at-most": ["10 years at most", "Embryos may be stored for ten years at most."],
      "10-or-longer": [
        "10 years; longer by permit",
        "Embryos may be stored for ten years at most. In exceptional cases the health authority allows longer.",
      ],
      "5-or-longer": [
        "5 years; longer on request",
        "Embryos may be stored for five years. For special reasons you can ask the clinic for longer.",
      ],
      "until-46": [
        "Until the woman is 46",
        "Embryos may be stored until the 46th birthday of the woman who would carry the child.",
      ],
      "55-years": [
        "55 years at most",
        "Embryos may be stored for 55 years at most. You renew your consent every ten years; without it the clinic may not keep them.",
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
        "The clinic does what you agreed in writing: for example, it destroys the embryos, or you donate them.",
      ],
    },
  },
  embryosFromAbroad: {
    title: "Bringing in embryos from abroad",
    answers: {
      "between-clinics": [
        "From clinic to clinic",
        "Embryos travel from one licensed clinic to another, never with you. From outside the EU, Iceland, Liechtenstein and Norway the clinic needs an import permit. Ask it before you book.",
      ],
      "named-donors": [
        "From clinic to clinic; no anonymous donors",
        "Embryos travel from one licensed clinic to another, never with you. From outside the EU, Iceland, Liechtenstein and Norway the clinic needs an import permit. As we read the law, embryos from an anonymous donor are normally refused.",
      ],
      "no-donor-eggs": [
        "From clinic to clinic; own eggs only",
        "We found no clinic that transfers an embryo from a donor’s egg. Embryos from your own eggs travel from one licensed clinic to another, never with you. From outside the EU, Iceland, Liechtenstein and Norway the clinic needs an import permit.",
      ],
      "agency-permit": [
        "With the state agency’s permit",
        "The Agence de la biomédecine must allow it first, also from within the European Union, and only to continue what you began as a couple or as an unmarried woman.",
      ],
      "import-certificate": [
        "Certified clinics; no anonymous donors",
        "The clinic needs a certificate to import from any other country. Embryos from an anonymous or overpaid donor are normally refused; the clinic may ask for a special direction.",
      ],
    },
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
} as const satisfies Record<string, ExplainedCase>;
