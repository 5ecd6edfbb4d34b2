import type { Step } from "@/contributing/forms/Steps.tsx";

export const CHECKED: Step = {
  title: "We read the source",
  text: "We open the page and compare it with what is listed, whoever sent it.",
};

export const CORRECTED: Step = {
  title: "If the source says so, the figure is corrected",
  text: "It then names the source, with a link and the day we checked it. Otherwise it stays as it is.",
};
