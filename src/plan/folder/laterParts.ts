import { later } from "./later.tsx";

export const KeptClinics = later(async () => (await import("./KeptClinics.tsx")).KeptClinics);
export const KeptDates = later(async () => (await import("./KeptDates.tsx")).KeptDates);
export const CostsSummary = later(
  async () => (await import("@/plan/costs/CostsSummary.tsx")).CostsSummary,
);
export const GeneralQuestions = later(async () => (await import("./GeneralQuestions.tsx")).GeneralQuestions);
export const LoadedSheet = later(async () => (await import("./sheet/LoadedSheet.tsx")).LoadedSheet);
