interface Item {
  id: string;
  what: string;
  why: string;
}

export const TAKE_HOME = [
  {
    id: "reports",
    title: "Reports",
    items: [
      {
        id: "discharge-report",
        what: "The discharge report",
        why: "Your doctor at home needs to know what was done, when, and what to watch for.",
      },
      {
        id: "stimulation-record",
        what: "The record of your stimulation: daily doses, scans and hormone values",
        why: "It shows how your body responded, so the next doctor needn’t start from nothing.",
      },
      {
        id: "embryology-report",
        what: "The embryology report: eggs collected, mature and fertilised, and each embryo day by day",
        why: "Any later cycle is planned from it, above all if this one fails.",
      },
      {
        id: "test-results",
        what: "Your own test results, with their dates",
        why: "Another clinic may accept them instead of new ones.",
      },
      {
        id: "consents",
        what: "Copies of everything you signed",
        why: "They say what you agreed about embryos, donors and data, which you may want to change.",
      },
    ],
  },
  {
    id: "next",
    title: "The next weeks",
    items: [
      {
        id: "drugs",
        what: "Every drug by its international name, with its dose and until which day you take it",
        why: "Brand names differ between countries. Your doctor must be able to prescribe the same drug.",
      },
      {
        id: "prescriptions",
        what: "Prescriptions that a pharmacy at home accepts, or enough of each drug",
        why: "Ask your pharmacy before you travel what a foreign prescription must say.",
      },
      {
        id: "test-date",
        what: "The day of your pregnancy test, and whether it is a blood test",
        why: "A test that is too early can mislead either way.",
      },
      {
        id: "first-scan",
        what: "When the first pregnancy scan should be, and who does it",
        why: "It shows where the pregnancy is and whether there is more than one.",
      },
      {
        id: "whom-to-call",
        what: "Whom to call by day, at night and at weekends, in a language you speak",
        why: "Strong pain, a swollen belly, breathlessness, fever or heavy bleeding can’t wait.",
      },
    ],
  },
  {
    id: "embryos",
    title: "Embryos and donors",
    items: [
      {
        id: "embryos-frozen",
        what: "How many embryos are frozen, since when, their grades, and how many are stored together",
        why: "Embryos stored together are thawed together, and the numbers show what a next transfer can hope for.",
      },
      {
        id: "storage-contract",
        what: "The storage contract, the fee, and the day it is next due",
        why: "In some countries, letters that nobody answers end the storage. Give the clinic every new address.",
      },
      {
        id: "donor-code",
        what: "The donor’s code, where the clinic gives one",
        why: "With it the clinic can look for the same donor again.",
      },
      {
        id: "donor-record",
        what: "Where your child can ask about the donor one day",
        why: "That may be a register or the clinic itself, and clinics close or change hands.",
      },
    ],
  },
  {
    id: "money",
    title: "Money",
    items: [
      {
        id: "invoices",
        what: "Invoices that say what was done and when, with proof of payment",
        why: "Insurers and tax offices ask for them. Find out what yours accept.",
      },
      {
        id: "receipts",
        what: "Receipts for drugs and travel",
        why: "Some insurers and tax offices count them too.",
      },
    ],
  },
] as const satisfies readonly { id: string; title: string; items: readonly Item[] }[];

export const TAKE_HOME_IDS: string[] = TAKE_HOME.flatMap(({ items }) => items.map(({ id }) => id));
