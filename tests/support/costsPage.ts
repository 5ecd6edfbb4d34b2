import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

export const LIST = "/rest/v1/clinics?";
export const PRICES = "/rest/v1/clinic_prices?";
export const MERGES = "/rest/v1/rpc/clinic_after_merges?";
export const CLINICS = [
  { id: "bourn-hall", name: "Bourn Hall", countries: ["United Kingdom"] },
  { id: "gennet", name: "GENNET", countries: ["Czechia"] },
  { id: "reprofit", name: "Reprofit", countries: ["Czechia"] },
  { id: "unica", name: "Unica", countries: ["Czechia"] },
];

export const clinic = () => screen.getByRole("combobox", { name: "Clinic" });

export const chooseCountry = (name: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name: "Country" }), name);
