/** A word that patients meet here, explained. */
export interface Term {
  /** Its place on the page; other pages link to it. */
  id: string;
  name: string;
  /** One to three plain sentences. Figures only with a source. */
  text: string;
  sources?: Source[];
}

interface Source {
  name: string;
  url: string;
}

interface TermGroup {
  id: string;
  title: string;
  terms: Term[];
}

const HFEA: Source = {
  name: "HFEA: Choose a fertility clinic",
  url: "https://www.hfea.gov.uk/choose-a-clinic/",
};
const ACOG: Source = {
  name: "ACOG Committee Opinion 700",
  url: "https://doi.org/10.1097/AOG.0000000000002046",
};
const AAP: Source = {
  name: "American Academy of Pediatrics: Age Terminology, 2004",
  url: "https://doi.org/10.1542/peds.2004-1915",
};
const NAEGELE: Source = {
  name: "Naegele’s rule and the length of pregnancy – A review, 2021",
  url: "https://doi.org/10.1111/ajo.13253",
};
const WHO: Source = {
  name: "WHO laboratory manual, 6th ed. (2021)",
  url: "https://www.who.int/publications/i/item/9789240030787",
};
const CAMPBELL: Source = {
  name: "Campbell et al., Andrology 2021",
  url: "https://doi.org/10.1111/andr.12983",
};

/** Every word of the glossary, in groups. */
export const TERM_GROUPS: TermGroup[] = [
  {
    id: "figures",
    title: "Figures of a clinic",
    terms: [
      {
        id: "success-rate",
        name: "Success rate",
        text: "The share of treatments that ended well. It says little until you know what was counted: out of every started cycle or only out of transfers, pregnancies or births, and women of which age. It cannot tell you what your own chance is.",
        sources: [HFEA],
      },
      {
        id: "live-birth-rate",
        name: "Live birth rate",
        text: "The share of treatments that ended with a living child. It is the figure to ask for, since it is what the treatment is for.",
      },
      {
        id: "pregnancy-rate",
        name: "Pregnancy rate",
        text: "The share of treatments with a positive test, or with a heartbeat on the ultrasound (‘clinical pregnancy’). It is higher than the live birth rate, because some pregnancies end early; never compare one with the other.",
      },
      {
        id: "cycle",
        name: "Cycle",
        text: "One attempt, from the first medicines to the embryo transfer and the pregnancy test. Some cycles stop before a transfer, so a rate for each transfer is higher than a rate for each started cycle.",
      },
      {
        id: "sample-figure",
        name: "Sample figure",
        text: "Our mark for a figure that has no published source. It shows what a listing will look like and is not the clinic’s own; please do not choose a clinic by it.",
      },
      {
        id: "overall-score",
        name: "Overall score",
        text: "A number out of 100 by which the list of clinics is ordered. It is no measure of medical quality, and without a published source it is a sample figure like any other.",
      },
      {
        id: "review-score",
        name: "Review score",
        text: "How patients rated a clinic, out of 5. It tells how people felt treated, not how often treatment works. Without a published source it is a sample figure, and no patient gave it.",
      },
    ],
  },
  {
    id: "treatments",
    title: "Treatments",
    terms: [
      {
        id: "ivf",
        name: "IVF (in vitro fertilisation)",
        text: "Eggs are collected and fertilised with sperm in a laboratory, and an embryo is placed into the womb. ‘With own eggs’ means the eggs of the patient herself.",
      },
      {
        id: "icsi",
        name: "ICSI (intracytoplasmic sperm injection)",
        text: "A way to fertilise in IVF: one sperm is injected into each egg. It is used above all when sperm are few or move little.",
      },
      {
        id: "iui",
        name: "IUI (intrauterine insemination)",
        text: "Prepared sperm are placed into the womb around the time of ovulation. Fertilisation then happens in the body, so no eggs are collected.",
      },
      {
        id: "embryo-transfer",
        name: "Embryo transfer",
        text: "An embryo is placed into the womb through a thin tube. ‘Day 5’ means that it had grown for five days since fertilisation.",
      },
      {
        id: "frozen-embryo-transfer",
        name: "Frozen embryo transfer",
        text: "An embryo of an earlier cycle is thawed and placed into the womb. No eggs are collected again. For the due date it makes no difference that the embryo was frozen.",
      },
      {
        id: "egg-donation",
        name: "Egg donation",
        text: "IVF with the eggs of another woman. The result depends above all on the age of the donor, so its success rate must not be compared with one for own eggs.",
      },
      {
        id: "embryo-donation",
        name: "Embryo donation",
        text: "An embryo that another couple gave away, or that was made from donated eggs and sperm, is placed into the womb.",
      },
      {
        id: "egg-freezing",
        name: "Egg freezing",
        text: "Eggs are collected and stored unfertilised for later. It keeps the age that the eggs had; it promises no pregnancy.",
      },
    ],
  },
  {
    id: "dates",
    title: "Dates of a pregnancy",
    terms: [
      {
        id: "last-menstrual-period",
        name: "LMP (last menstrual period)",
        text: "The first day of the last period. Weeks of pregnancy are counted from it, although fertilisation follows about two weeks later.",
        sources: [ACOG],
      },
      {
        id: "gestational-age",
        name: "Weeks of pregnancy (gestational age)",
        text: "The age of the pregnancy by the count of doctors. After IVF it is the age of the embryo plus two weeks, so that your weeks mean the same as everybody else’s.",
        sources: [AAP],
      },
      {
        id: "due-date",
        name: "Due date",
        text: "The day 280 days after the start of that count. It is the middle of a range and not an appointment.",
        sources: [ACOG],
      },
      {
        id: "naegeles-rule",
        name: "Naegele’s rule",
        text: "An old way to the due date: the last period less three months, plus a year and seven days. It differs from 280 days by three days at most.",
        sources: [NAEGELE],
      },
    ],
  },
  {
    id: "semen-analysis",
    title: "Semen analysis",
    terms: [
      {
        id: "reference-limit",
        name: "Reference limit",
        text: "The value that 95 in 100 men reached whose partners became pregnant within a year. Five in 100 of these fathers were below it: a value under the limit does not mean infertile.",
        sources: [WHO, CAMPBELL],
      },
      {
        id: "semen-volume",
        name: "Volume",
        text: "How much fluid was collected, in millilitres. A low value can come from a part of the sample that was lost or from a short abstinence; if it stays low, ask a doctor.",
      },
      {
        id: "total-sperm-count",
        name: "Total sperm count",
        text: "All sperm in the whole sample, in millions. Divided by the volume it gives the concentration.",
      },
      {
        id: "motility",
        name: "Motility",
        text: "The share of sperm that move: ‘total’ counts all that move at all, ‘progressive’ those that swim forward, ‘immotile’ is the rest.",
      },
      {
        id: "vitality",
        name: "Vitality",
        text: "The share of sperm that are alive. A sperm that does not move may still be alive.",
      },
      {
        id: "morphology",
        name: "Normal forms (morphology)",
        text: "The share of sperm with a typical shape. Strict criteria make low shares usual in every man: the limit is 4%.",
        sources: [WHO],
      },
      {
        id: "total-motile-count",
        name: "Total motile sperm count",
        text: "All moving sperm in the sample: total count times total motility. 20 million is a commonly used clinical threshold; the WHO sets none.",
      },
      {
        id: "azoospermia",
        name: "Azoospermia",
        text: "No sperm in the sample. It is a real finding that a doctor should interpret, usually after a second sample; it has many causes, some of them treatable.",
      },
    ],
  },
];
