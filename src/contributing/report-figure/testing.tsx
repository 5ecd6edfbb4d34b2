import { screen } from "@testing-library/react";
import { answerReadsAndSends, showPage, enter, type Answer } from "@/contributing/forms/testing.tsx";
import ReportFigurePage from "./ReportFigurePage.tsx";

const CLINIC = {
  id: "reprofit",
  name: "Reprofit",
  countries: ["Czechia"],
  locations: ["Brno"],
  specialties: [],
  languages: [],
  basis: {},
};

export const answerReports = (...answers: Answer[]) => answerReadsAndSends([CLINIC], ...answers);

export const show = (search = "?clinic=reprofit&figure=Price+of+an+IVF+cycle") =>
  showPage(<ReportFigurePage />, `/report-figure${search}`);

export const LABELS = {
  figure: "Which figure is wrong?",
  rightValue: "What should it say?",
  sourceUrl: "Where can we read it?",
  email: "What is your e-mail address?",
};

export const field = (name: keyof typeof LABELS) => screen.getByLabelText(LABELS[name]);

export async function fillIn() {
  await enter(field("rightValue"), "3,400 euros");
  await enter(field("sourceUrl"), "https://reprofit.cz/prices");
}

export const sendButton = () => screen.getByRole("button", { name: /^Send/ });
