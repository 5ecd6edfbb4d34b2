import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { factsFromJson } from "@/directory/facts/factsFromJson.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { contactRow, NO_FACTS } from "../../../tests/support/exampleFacts.ts";
import type { Clinic } from "./clinic.ts";
import { ContactDetails } from "./ContactDetails.tsx";

const ALL = [
  contactRow,
  { ...contactRow, id: "place", kind: "address", value: "Example Street 1, 602 00 Brno" },
  { ...contactRow, id: "mail", kind: "email", value: "hello@clinic.example" },
  { ...contactRow, id: "open", kind: "hours", value: "Mo-Th 07:00-15:30, Fr 07:00-14:00" },
];

function show(contacts: object[], clinic: Partial<Clinic> = {}) {
  const facts = factsFromJson({ ...NO_FACTS, contacts: contacts as never }, "2026-11-22");
  if (!facts) throw new Error("no facts");
  render(
    <MemoryRouter>
      <ContactDetails clinic={exampleClinic({ name: "Reprofit", website: null, ...clinic })} facts={facts} />
    </MemoryRouter>,
  );
}

const way = (name: string) => within(screen.getByText(name).parentElement ?? document.body);

test("a clinic is reached by a tap: telephone, e-mail and website are links", () => {
  show(ALL, { website: "https://www.clinic.example/en" });
  expect(way("Telephone").getByRole("link")).toHaveAttribute("href", "tel:+420123456789");
  expect(way("Telephone").getByRole("link")).toHaveTextContent("+420 123 456 789");
  expect(way("E-mail").getByRole("link")).toHaveAttribute("href", "mailto:hello@clinic.example");
  expect(way("Website").getByRole("link", { name: /^clinic\.example/ })).toHaveAttribute(
    "href",
    "https://www.clinic.example/en",
  );
  expect(screen.getByText("clinic.example")).toHaveAttribute("translate", "no");
  expect(screen.getByText("Example Street 1, 602 00 Brno")).toHaveAttribute("translate", "no");
  expect(screen.getByText("Monday to Thursday, 07:00 to 15:30")).toBeVisible();
});

test("an address leads to a map of another site, which learns of nobody before", () => {
  show(ALL);
  expect(way("Address").getByRole("link", { name: /^Find it on a map/ })).toHaveAttribute(
    "href",
    "https://www.openstreetmap.org/search?query=Example%20Street%201%2C%20602%2000%20Brno",
  );
});

test("a source is named once for everything it says, separately from other sources", () => {
  show([...ALL, { ...contactRow, id: "second", value: "+420999999999" }]);
  expect(screen.getAllByText(/Checked on 1 Nov 2026/)).toHaveLength(1);
  expect(screen.queryByText("+420 999 999 999")).toBeNull();
});

test("who says so is one press away, so that what follows on the page stays near", () => {
  show(ALL);
  expect(screen.getByText(/Checked on 1 Nov 2026/)).not.toBeVisible();
  fireEvent.click(screen.getByText("Where we read this"));
  expect(screen.getByText(/Checked on 1 Nov 2026/)).toBeVisible();
  expect(screen.getByText(/^(Telephone|Address|E-mail|Opening hours), .* and /)).toBeVisible();
});

test("contacts of two sources have two lines", () => {
  show([
    contactRow,
    { ...contactRow, id: "mail", kind: "email", value: "a@b.example", source_name: "A list" },
  ]);
  expect(screen.getAllByText(/Checked on 1 Nov 2026/)).toHaveLength(2);
});

test("without anything it says so, and searches the web for the clinic", () => {
  show([], { locations: ["Zlín"] });
  expect(screen.getByText(/neither a website nor an address or telephone/)).toBeVisible();
  expect(screen.getByRole("link", { name: /^Search the web for it/ })).toHaveAttribute(
    "href",
    "https://duckduckgo.com/?q=Reprofit%20IVF%20Zl%C3%ADn",
  );
});
