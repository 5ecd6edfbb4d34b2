import type { Source } from "@/ui/Sources.tsx";

export interface Term {
  id: string;
  name: string;
  /** One to three plain sentences, with figures only from a source. */
  text: string;
  sources?: Source[];
}

interface TermGroup {
  id: string;
  title: string;
  more?: { to: string; name: string };
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
const WILSON: Source = {
  name: "Wilson, J Am Stat Assoc 1927",
  url: "https://doi.org/10.1080/01621459.1927.10502953",
};
const HCG_AFTER_TRANSFER: Source = {
  name: "Balasičová et al., Ceska Gynekol 2022",
  url: "https://doi.org/10.48095/cccg20224",
};
const HCG_AFTER_BLASTOCYST: Source = {
  name: "J Ovarian Res 2020;13",
  url: "https://doi.org/10.1186/s13048-020-00732-6",
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

export const TERM_GROUPS: TermGroup[] = [
  {
    id: "figures",
    title: "Figures of a clinic",
    more: { to: "/how-results-are-counted", name: "How results are counted, with a drawn example" },
    terms: [
      {
        id: "success-rate",
        name: "Success rate",
        text: "The share of treatments that ended well. It says little until you know what was counted: per started cycle or per transfer, pregnancies or births, and at what age. It can’t tell you your own chance.",
        sources: [HFEA],
      },
      {
        id: "live-birth-rate",
        name: "Live birth rate",
        text: "The share of treatments that ended with a living child. It is the figure to ask for, because a child is what the treatment is for.",
      },
      {
        id: "pregnancy-rate",
        name: "Pregnancy rate",
        text: "The share of treatments with a positive test, or with a pregnancy seen on an ultrasound scan (‘clinical pregnancy’). It is higher than the live birth rate, because some pregnancies end early, so never compare one with the other.",
      },
      {
        id: "cycle",
        name: "Cycle",
        text: "One attempt, from the first medicines to the embryo transfer and the pregnancy test. Some cycles stop before a transfer, so a rate per transfer is higher than a rate per started cycle.",
      },
      {
        id: "sample-figure",
        name: "Sample figure",
        text: "A made-up figure that shows what a listing will look like, marked ‘sample’. It has no published source and is not the clinic’s own, so don’t base your choice on it.",
      },
      {
        id: "published-figure",
        name: "Published figure",
        text: "A figure with a source that you can open: a public register, the clinic itself, the press, or someone who read the clinic’s list. The clinic’s page says which, what the figure counts, and when it was last checked.",
      },
      {
        id: "no-clear-difference",
        name: "No clear difference",
        text: "Chance alone may explain why one rate is higher than another. We say so when the ranges of two rates overlap (the publisher’s own, or else our 95% intervals), or when a clinic doesn’t publish how many treatments it counted.",
        sources: [WILSON],
      },
      {
        id: "overall-score",
        name: "Overall score",
        text: "A number out of 100. No method for it is published, so it is always a sample figure: the list of clinics isn’t sorted by it unless you choose so, and it doesn’t measure medical quality.",
      },
      {
        id: "review-score",
        name: "Review score",
        text: "How patients rated a clinic, out of 5. It says how people felt they were treated, not how often treatment works. Scores of different review sites can’t be compared.",
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
        text: "Eggs are collected and fertilised with sperm in a laboratory, and an embryo is placed in the womb. ‘With own eggs’ means the patient’s own eggs.",
      },
      {
        id: "icsi",
        name: "ICSI (intracytoplasmic sperm injection)",
        text: "A way to fertilise eggs in IVF: one sperm is injected into each egg. It is used mainly when sperm are few or move little.",
      },
      {
        id: "iui",
        name: "IUI (intrauterine insemination)",
        text: "Prepared sperm are placed in the womb around the time of ovulation. Fertilisation then happens in the body, so no eggs are collected.",
      },
      {
        id: "embryo-transfer",
        name: "Embryo transfer",
        text: "An embryo is placed in the womb through a thin tube. ‘Day 5’ means that it had grown for five days after fertilisation.",
      },
      {
        id: "frozen-embryo-transfer",
        name: "Frozen embryo transfer",
        text: "An embryo from an earlier cycle is thawed and placed in the womb, so no eggs are collected again. Freezing makes no difference to the due date.",
      },
      {
        id: "egg-donation",
        name: "Egg donation",
        text: "IVF with another woman’s eggs. The result depends mostly on the donor’s age, so don’t compare its success rate with one for own eggs.",
      },
      {
        id: "embryo-donation",
        name: "Embryo donation",
        text: "An embryo that other people had left over and gave away is placed in the womb. An embryo made for you from a donor’s egg and a donor’s sperm is double donation, with rules of its own.",
      },
      {
        id: "egg-freezing",
        name: "Egg freezing",
        text: "Eggs are collected and stored unfertilised for later. The eggs keep the age they had when they were frozen, but freezing doesn’t guarantee a pregnancy.",
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
        text: "The age of the pregnancy as doctors count it. After IVF it is the embryo’s age plus two weeks, so your weeks mean the same as everybody else’s.",
        sources: [AAP],
      },
      {
        id: "pregnancy-test",
        name: "Pregnancy test",
        text: "A blood or urine test for hCG, the hormone of early pregnancy. After an embryo transfer it is usually done after 9 to 14 days; your clinic names the day. An earlier test can mislead.",
        sources: [HCG_AFTER_TRANSFER, HCG_AFTER_BLASTOCYST],
      },
      {
        id: "due-date",
        name: "Due date",
        text: "The day 280 days after the start of that count. It is the middle of a range, not an appointment.",
        sources: [ACOG],
      },
      {
        id: "naegeles-rule",
        name: "Naegele’s rule",
        text: "An old way to work out the due date: the last period minus three months, plus a year and seven days. It differs from 280 days by three days at most.",
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
        text: "The value that 95 in 100 men reached in a group whose partners became pregnant within a year. Five in 100 of these fathers were below it, so a value under the limit doesn’t mean infertile. The limit is an estimate with a 95% interval of its own; we call a value past the limit but inside that interval ‘At the limit’.",
        sources: [WHO, CAMPBELL],
      },
      {
        id: "semen-volume",
        name: "Volume",
        text: "How much fluid was collected, in millilitres. A low value can mean that part of the sample was lost or that abstinence was short; if it stays low, ask a doctor.",
      },
      {
        id: "total-sperm-count",
        name: "Total sperm count",
        text: "All sperm in the whole sample, in millions. Divided by the volume it gives the concentration.",
      },
      {
        id: "motility",
        name: "Motility",
        text: "The share of sperm that move: ‘total’ counts all that move at all, ‘progressive’ those that swim forward; ‘immotile’ is the rest.",
      },
      {
        id: "vitality",
        name: "Vitality",
        text: "The share of sperm that are alive. A sperm that does not move may still be alive.",
      },
      {
        id: "morphology",
        name: "Normal forms (morphology)",
        text: "The share of sperm with a typical shape. With strict criteria, in most men, most sperm have other shapes: the limit is 4%.",
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
