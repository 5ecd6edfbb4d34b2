import type { Source } from "@/ui/Sources.tsx";
import { GLOSSARY, GUIDELINE, HFEA_RATES, STOPPED_EARLY } from "./sources.ts";

interface MeasurePart {
  name: string;
  counts: string;
  leavesOut: string;
  sources?: Source[];
}

export const SUCCESSES: MeasurePart[] = [
  {
    name: "Positive test",
    counts: "The pregnancy hormone hCG is found about two weeks after the transfer.",
    leavesOut: "How it went on. Some of these pregnancies end within days.",
  },
  {
    name: "Clinical pregnancy",
    counts:
      "A pregnancy sac is seen on an ultrasound scan, or there are other definite signs. By definition, a pregnancy outside the womb counts too.",
    leavesOut: "Whether a heart was beating, and every loss after the scan.",
    sources: [GLOSSARY],
  },
  {
    name: "Ongoing pregnancy",
    counts: "The pregnancy is still growing at a later scan. Ask in which week.",
    leavesOut: "Losses after that scan.",
  },
  {
    name: "Delivery",
    counts: "The pregnancy went on to a birth. Twins count once.",
    leavesOut: "Unless it says ‘with a live birth’, whether the child was born alive.",
    sources: [GLOSSARY],
  },
  {
    name: "Live birth",
    counts: "A child was born alive. This is what treatment is for, so it's the figure to ask for.",
    leavesOut: "Nothing before it. But it takes nine months longer to know, so the newest year is missing.",
  },
];

export const DENOMINATORS: MeasurePart[] = [
  {
    name: "Per started cycle",
    counts:
      "Everyone who began with the medicines: a cycle is one attempt. The European guideline on stimulation judges treatments by live births counted this way.",
    leavesOut: "Nobody.",
    sources: [GUIDELINE],
  },
  {
    name: "Per egg collection",
    counts: "Those who came as far as having eggs collected.",
    leavesOut:
      "Treatments that were stopped before, for instance because too few eggs grew. One Swedish clinic puts them at about one in ten.",
    sources: [STOPPED_EARLY],
  },
  {
    name: "Per embryo transfer",
    counts: "Each time an embryo was put into the womb. A woman with three transfers counts three times.",
    leavesOut: "Stopped treatments, and everyone who never had an embryo to transfer.",
  },
  {
    name: "Per embryo transferred",
    counts:
      "Each embryo that was put into the womb, so a transfer of two counts as two. The British regulator leads with births counted this way.",
    leavesOut:
      "Everyone who never had an embryo to transfer, and how many transfers one woman needed. It's usually the lowest rate, so never set it beside one per transfer.",
    sources: [HFEA_RATES],
  },
  {
    name: "All transfers after one egg collection (cumulative)",
    counts:
      "Fresh and frozen transfers together, until one leads to a birth or no embryo is left; the British regulator counts those within two years. That is closest to what you go through.",
    leavesOut:
      "Treatments that stopped before the egg collection, and how many transfers it took. It's usually the highest rate, so never set it beside that of a single transfer.",
    sources: [GLOSSARY, HFEA_RATES],
  },
];

export const CIRCUMSTANCES: { name: string; why: string }[] = [
  {
    name: "Whose eggs",
    why: "Donors are usually younger than the women they donate to. A rate with donor eggs says nothing about treatment with your own.",
  },
  {
    name: "Age",
    why: "Nothing matters more with your own eggs. A rate for ‘all ages’ depends on who came for treatment.",
  },
  { name: "Fresh or frozen embryos", why: "They are often counted apart, and the rates differ." },
  {
    name: "Tested embryos",
    why: "If embryos are tested before the transfer, women whose embryos all failed the test are often left out.",
  },
  { name: "Years", why: "Treatment changes. A rate from 2010 is out of date." },
  {
    name: "Who was treated",
    why: "A clinic that turns difficult cases away has better rates. No number shows it, so ask which patients the clinic turns away.",
  },
];
