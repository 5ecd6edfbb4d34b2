import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { basesQuery, type ClinicBasis } from "@/directory/clinics/basis.ts";
import { clinicsQuery } from "@/directory/clinics/api.ts";
import { EMPTY_ANSWERS } from "@/law/answers.ts";
import { readValue, writeValue } from "@/storage/storage.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { rowOf } from "../../../tests/support/listRow.ts";
import { cacheWithLaw } from "../../../tests/support/withLaw.tsx";
import GuidedStartPage from "./GuidedStartPage.tsx";

const CLINICS = [
  exampleClinic({
    ...{ id: "a", name: "Alpha", locations: ["Prague"], countries: ["Czechia"] },
  }),
  exampleClinic({ id: "b", name: "Beta", locations: ["Warsaw"], countries: ["Poland"] }),
];

const BASES = [
  { id: "a", basis: { services: "e/ende" } },
  { id: "b", basis: { services: "/en-de" } },
];

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{`At ${pathname}${search}${hash}`}</p>;
}

type Bases = ClinicBasis[] | Promise<ClinicBasis[]> | "from the backend";

function open(at = "/find-your-clinic", bases: Bases = BASES) {
  const cache = cacheWithLaw();
  cache.setQueryData(clinicsQuery().queryKey, CLINICS.map(rowOf));
  const { queryKey } = basesQuery();
  if (Array.isArray(bases)) cache.setQueryData(queryKey, bases);
  else if (bases !== "from the backend") void cache.fetchQuery({ queryKey, queryFn: () => bases });
  return render(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[at]}>
        <GuidedStartPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const expectQuestion = async (name: RegExp) => {
  const heading = await screen.findByRole("heading", { level: 2, name });
  await waitFor(() => expect(heading).toHaveFocus());
};
const press = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const fillAge = (age: string) => userEvent.type(screen.getByLabelText(/^How old is/), age);

test("five questions say which countries may treat, lead to the list, and the age is in no address", async () => {
  open();
  await userEvent.click(screen.getByLabelText("A woman and a man, not married"));
  await press(/^Next/);
  await expectQuestion(/Question 2 of 5 How old/);
  await fillAge("41");
  await press(/^Next/);
  await expectQuestion(/Question 3 of 5/);
  await userEvent.click(screen.getByLabelText("A donor's"));
  await press(/^Next/);
  await expectQuestion(/Question 4 of 5/);
  await userEvent.click(await screen.findByLabelText("German (1 says so)"));
  await press(/^Next/);
  await userEvent.selectOptions(await screen.findByLabelText("The city nearest to you"), "Brno");
  await userEvent.click(screen.getByLabelText("Up to 200 km"));
  await press(/^See my clinics/);
  expect(await screen.findByText(/^Clinics that match your answers: 1 of 2\./)).toBeVisible();
  expect(screen.getByText("Czechia: yes")).toBeVisible();
  expect(screen.getByText(/not at those for your own age/)).toBeVisible();
  expect(screen.getByText("You: 41, couple, donor eggs")).toBeVisible();
  expect(screen.getByText("At /find-your-clinic#result")).toBeVisible();
  expect(screen.getByRole("link", { name: "See this clinic" })).toHaveAttribute("href", "/clinic/a");
  await press(/on my shortlist/);
  expect(screen.getByText(/Your shortlist has it now/)).toBeVisible();
  expect(localStorage.getItem("shortlist")).toContain('"a"');
  expect(readValue("plan-answers")).toMatchObject({ age: "41", treatment: "donor-eggs", homeCity: "brno" });
});

test("what another page knows is answered already, and it begins with the first question that isn't", async () => {
  writeValue("plan-answers", {
    ...EMPTY_ANSWERS,
    ...{ age: "34", partner: "marriedCouple", eggs: "donor", treatment: "donor-eggs" },
  });
  open();
  expect(await screen.findByRole("heading", { level: 2, name: /Question 4 of 5/ })).toBeVisible();
  const known = within(screen.getByRole("list", { name: "Answered already" })).getAllByRole("listitem");
  expect(known.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/✓ A woman and a man, married/),
    expect.stringMatching(/✓ 34/),
    expect.stringMatching(/✓ A donor's/),
  ]);
  await userEvent.click(screen.getByRole("link", { name: /^change: Who would/ }));
  await expectQuestion(/Question 1 of 5/);
  await userEvent.click(screen.getByLabelText("Two women as a couple"));
  // What is known isn't asked again on the way back.
  await press(/^Next/);
  await expectQuestion(/Question 4 of 5/);
  expect(screen.getByRole("list", { name: "Answered already" })).toHaveTextContent("✓ Two women as a couple");
});

test.for<[string, string]>([
  ["A woman on her own", "My own"],
  ["A woman and a man, not married", "My own or my partner's"],
  ["Two women as a couple", "My own or my partner's"],
])("%s may use eggs that are: %s", async ([who, eggs]) => {
  open();
  await userEvent.click(screen.getByLabelText(who));
  await press(/^Next/);
  await fillAge("38");
  await press(/^Next/);
  await expectQuestion(/Question 3 of 5/);
  await userEvent.click(screen.getByRole("radio", { name: eggs }));
  await press(/^Next/);
  await expectQuestion(/Question 4 of 5/);
  expect(screen.getByRole("list", { name: "Answered already" })).toHaveTextContent(`✓ ${eggs}change`);
});

test("a question stays while it is being answered", async () => {
  open();
  await userEvent.click(screen.getByLabelText("A woman on her own"));
  expect(screen.getByRole("heading", { level: 2, name: /Question 1 of 5/ })).toBeVisible();
});

test("a country that forbids the treatment is named with its reason, and its clinics are left out", async () => {
  writeValue("plan-answers", { ...EMPTY_ANSWERS, age: "38", partner: "womanAlone", treatment: "own-eggs" });
  open("/find-your-clinic#result");
  expect(
    await screen.findByText("Czechia: no, because clinics may not treat a woman on her own."),
  ).toBeVisible();
  expect(screen.getByText("No clinic matches all of your answers.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /shortlist/ })).toBeNull();
});

test("a clinic whose offer isn't known comes after one that offers it", async () => {
  writeValue("plan-answers", { ...EMPTY_ANSWERS, eggs: "donor", treatment: "donor-eggs" });
  open("/find-your-clinic#result");
  expect(await screen.findByText(/1 more may fit, but we don’t know everything/)).toBeVisible();
  const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
  const known = names.findIndex((name) => name.startsWith("Alpha"));
  expect(known).toBeGreaterThan(-1);
  expect(names.findIndex((name) => name.startsWith("Beta"))).toBeGreaterThan(known);
});

test("the result waits for what clinics say, so that it doesn't change while it is read", async () => {
  writeValue("plan-answers", { ...EMPTY_ANSWERS, eggs: "donor", treatment: "donor-eggs" });
  const bases = Promise.withResolvers<ClinicBasis[]>();
  open("/find-your-clinic#result", bases.promise);
  expect(await screen.findByText("Loading clinics...")).toBeVisible();
  expect(screen.queryByText(/may fit/)).toBeNull();
  bases.resolve(BASES);
  expect(await screen.findByText(/^Clinics that match your answers: 1 of 2\./)).toBeVisible();
});

test("where what clinics say can't be loaded, none is said to say nothing, and it can be tried again", async () => {
  expectLogged(/BackendError: no/);
  answerBackend({ "select=id%2Cbasis": [{ status: 403, json: { message: "no" } }, { json: BASES }] });
  writeValue("plan-answers", { ...EMPTY_ANSWERS, eggs: "donor", treatment: "donor-eggs" });
  open("/find-your-clinic#result", "from the backend");
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(screen.queryByText(/may fit|No clinic/)).toBeNull();
  await userEvent.click(retry);
  expect(await screen.findByText(/^Clinics that match your answers/)).toBeVisible();
});

test("a distance is from somewhere", async () => {
  open("/find-your-clinic#distance");
  await userEvent.click(await screen.findByLabelText("Up to 200 km"));
  await press(/^See my clinics/);
  expect(screen.getByRole("combobox", { name: "The city nearest to you" })).toBeInvalid();
  expect(screen.getByRole("heading", { name: /Question 5 of 5/ })).toBeVisible();
});

test("a question that is skipped loses its answer; one that is gone back to keeps it", async () => {
  open();
  await userEvent.click(screen.getByLabelText("Two women as a couple"));
  await press(/^Next/);
  await fillAge("38");
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  expect(await screen.findByLabelText("Two women as a couple")).toBeChecked();
  await press(/^Skip/);
  await expectQuestion(/Question 3 of 5/);
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  expect(await screen.findByLabelText(/^How old is/)).toHaveValue("38");
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  expect(await screen.findByLabelText("Two women as a couple")).not.toBeChecked();
});

test("starting again forgets the wishes of this tab and keeps the answers of all pages", async () => {
  writeValue("plan-answers", { ...EMPTY_ANSWERS, age: "38", partner: "twoWomen" });
  writeValue("guided-start", { languages: ["de"], within: null });
  open("/find-your-clinic#result");
  await press(/^Start again/);
  expect(sessionStorage).toHaveLength(0);
  expect(await screen.findByLabelText("Two women as a couple")).toBeChecked();
  await press(/^Forget my answers/);
  expect(screen.getByLabelText("Two women as a couple")).not.toBeChecked();
  expect(localStorage).toHaveLength(0);
});

test("without matches, each limiting answer is named with the clinics it hides", async () => {
  writeValue("plan-answers", { ...EMPTY_ANSWERS, homeCity: "warsaw" });
  writeValue("guided-start", { languages: ["de"], within: 100 });
  open("/find-your-clinic#result");
  expect(await screen.findByText("No clinic matches all of your answers.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Without “German”: 1 clinic" })).toHaveAttribute(
    "href",
    "/find-your-clinic#language",
  );
  expect(screen.getByRole("link", { name: "Without “Up to 100 km from Warsaw”: 1 clinic" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /shortlist/ })).toBeNull();
});

test("without matches, no answer is said to hide clinics that the law leaves out anyway", async () => {
  writeValue("plan-answers", {
    ...EMPTY_ANSWERS,
    ...{ age: "38", partner: "womanAlone", treatment: "own-eggs", homeCity: "warsaw" },
  });
  writeValue("guided-start", { country: "poland", within: 500 });
  open("/find-your-clinic#result");
  expect(
    await screen.findByText("Poland: no, because clinics may not treat a woman on her own."),
  ).toBeVisible();
  expect(screen.getByText("No clinic matches all of your answers.")).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Without/ })).toBeNull();
});

test("several clinics of which not all is known are opened in the list without a number", async () => {
  writeValue("plan-answers", EMPTY_ANSWERS);
  open("/find-your-clinic#result", [BASES[0]!]);
  expect(await screen.findByRole("link", { name: "See these 2 clinics" })).toHaveAttribute("href", "/");
  cleanup();
  writeValue("guided-start", { languages: ["de"] });
  open("/find-your-clinic#result", [BASES[0]!]);
  expect(await screen.findByRole("link", { name: "See them in the list" })).toHaveAttribute(
    "href",
    "/?spoken=de",
  );
});

test("where storage is blocked the answers last until the page is left", async () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  open();
  await userEvent.click(screen.getByLabelText("A woman on her own"));
  await press(/^Next/);
  await userEvent.click(screen.getByRole("link", { name: "Back" }));
  expect(await screen.findByLabelText("A woman on her own")).toBeChecked();
});
