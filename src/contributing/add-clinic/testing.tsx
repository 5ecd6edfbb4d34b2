import { screen } from "@testing-library/react";
import { enter, showPage, user } from "@/contributing/forms/testing.tsx";
import AddClinicPage from "./AddClinicPage.tsx";

export const show = () => showPage(<AddClinicPage />, "/add-clinic");

export async function fillIn() {
  await enter(screen.getByLabelText("What is the name of the clinic?"), "IVF Zlín");
  await user.selectOptions(screen.getByLabelText("In which country is the clinic?"), "Czechia");
  await enter(screen.getByLabelText("What is the clinic's website?"), "https://ivf-zlin.com");
  await user.click(screen.getByRole("radio", { name: "5 - Very Satisfied" }));
  await user.click(screen.getByRole("radio", { name: "Patient" }));
}

export const submitButton = () => screen.getByRole("button", { name: /^Submit/ });
