import type { ExplainedCase } from "./explanation.ts";

export const DONORS = {
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
    answers: {
      yes: ["Yes", "Donor eggs and donor sperm may be used in the same treatment."],
      "one-identifiable": [
        "Yes, if one donor isn’t anonymous",
        "Donor eggs and donor sperm may be used in the same treatment for a medical reason, if at least one of the two donors isn’t anonymous.",
      ],
      "very-rare": [
        "Yes, but hardly ever done",
        "Donor eggs and donor sperm may be used in the same treatment since 2021. It was done once in 2022; clinics prefer a donated embryo.",
      ],
      "not-forbidden": [
        "Not forbidden",
        "No rule forbids donor eggs and donor sperm in the same treatment. Ask the clinic to confirm that it offers this.",
      ],
      no: [
        "No",
        "A doctor who uses donor eggs commits a crime, whoever gives the sperm. Nobody punishes the patient.",
      ],
    },
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
        "Since 1 July 2018, sperm donors’ details go into a register, which keeps them for 110 years. They aren’t anonymous.",
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
} as const satisfies Record<string, ExplainedCase>;
