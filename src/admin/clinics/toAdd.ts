import type { Missing } from "./adminClinic.ts";

interface Action {
  to: string;
  label: string;
}

export const FACTS: Action = { to: "/facts", label: "Facts" };

export const TO_ADD: Record<Missing, Action> = {
  price: { to: "/facts/new/prices", label: "Add a price" },
  result: { to: "/facts/new/results", label: "Add a success rate" },
  language: { to: "/facts/new/services", label: "Add a language" },
  treatment: { to: "/facts/new/services", label: "Add a treatment" },
  contact: { to: "/facts/new/contacts", label: "Add a contact" },
  website: { to: "", label: "Add the website" },
};
