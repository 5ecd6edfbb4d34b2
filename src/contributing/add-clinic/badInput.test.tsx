import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { answerWith, user } from "@/contributing/forms/testing.tsx";
import { fillIn, show, submitButton } from "./testing.tsx";

const NAME = "What is the name of the clinic?";
const WEBSITE = "What is the clinic's website?";
const INFO = "Is there anything else we should know?";
const TEN_MB = 10_000_000;

const WHOLE = "Please enter the whole address, starting with https:// or http://.";
const NO_ADDRESS = "This is not a web address. Please copy it from your browser.";
const NO_PASSWORD = "Please leave out the user name and password.";
const NO_NAME = "Please enter the clinic's name.";
const NOT_STORABLE = "This contains a character that cannot be stored. Please retype it.";

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function sendWith(label: string, value: string) {
  const sent = answerWith();
  show();
  await fillIn();
  type(label, value);
  await user.click(submitButton());
  await screen.findByRole("alert");
  return sent;
}

describe("Beside its field, with a message, and without sending anything, the form refuses", () => {
  test.for<[what: string, label: string, value: string, words: string]>([
    ["a website of javascript:", WEBSITE, "javascript:alert(1)", WHOLE],
    ["a website of data:", WEBSITE, "data:text/html,<script>alert(1)</script>", WHOLE],
    ["a website without a scheme, //host", WEBSITE, "//ivf-zlin.com", WHOLE],
    ["a website with user:password@", WEBSITE, "https://user:password@ivf-zlin.com", NO_PASSWORD],
    ["a website with a space in its host", WEBSITE, "https://ivf zlin.com", WHOLE],
    ["a website with a space in its path", WEBSITE, "https://ivf-zlin.com/a b", NO_ADDRESS],
    [
      "a website of over 2,048 characters",
      WEBSITE,
      `https://ivf.cz/${"x".repeat(2034)}`,
      "This address is too long.",
    ],
    ["a name of white space only", NAME, " \t ", NO_NAME],
    ["a name of no-break spaces only", NAME, "\u00a0\u00a0", NO_NAME],
    ["a name of zero-width characters only", NAME, "\u200b\u2060\ufeff", NO_NAME],
    ["a name with NUL", NAME, "IVF\0Zlín", NOT_STORABLE],
    ["a text with NUL", INFO, "Friendly\0", NOT_STORABLE],
    ["a name of 121 characters", NAME, "x".repeat(121), "Please keep this to 120 characters."],
    ["a text of 2,001 characters", INFO, "x".repeat(2001), "Please keep this to 2,000 characters."],
    ["a name of 10 MB", NAME, "x".repeat(TEN_MB), "Please keep this to 120 characters."],
    ["a website of 10 MB", WEBSITE, `https://ivf.cz/${"x".repeat(TEN_MB)}`, "This address is too long."],
    ["a text of 10 MB", INFO, "\u200b".repeat(TEN_MB), "Please keep this to 2,000 characters."],
  ])("%s", async ([, label, value, words]) => {
    const sent = await sendWith(label, value);
    const field = screen.getByLabelText(label);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  test.for([-1, 0, 6, 2.5, null, "-1", "0", "6", "2.5"])(
    "a satisfaction of %j, an unknown country and the relationship 'admin' in a kept draft",
    async (satisfaction) => {
      const sent = answerWith();
      const draft = { clinicName: "IVF Zlín", website: "https://ivf-zlin.com", satisfaction };
      localStorage.setItem(
        "add-clinic-draft",
        JSON.stringify({ version: 1, value: { ...draft, country: "Atlantis", relationship: "admin" } }),
      );
      show();
      await user.click(submitButton());
      await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(3));
      expect(screen.getByText("Please choose a number from 1 to 5.")).toBeVisible();
      expect(screen.getByText("Please choose a country.")).toBeVisible();
      expect(screen.getByText("Please choose one.")).toBeVisible();
      expect(screen.getByLabelText(NAME)).toHaveValue("IVF Zlín");
      expect(sent).toEqual([]);
    },
  );
});

describe("What is unusual and right goes through", () => {
  let sent: Record<string, unknown>[];
  beforeEach(async () => {
    sent = answerWith();
    show();
    await fillIn();
  });

  test("an international host is accepted, shown as punycode and sent as punycode", async () => {
    type(WEBSITE, "https://münchen-ivf.de");
    expect(screen.getByLabelText(WEBSITE)).toHaveAccessibleDescription(
      "Its address in full: https://xn--mnchen-ivf-9db.de/",
    );
    await user.click(submitButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ website: "https://xn--mnchen-ivf-9db.de/" });
  });

  test("emoji, Zlín and angle brackets are sent as typed, letters composed", async () => {
    type(NAME, "Zli\u0301n 👶 <img src=x onerror=alert(1)>");
    type(INFO, "Łódź 👨‍👩‍👧");
    await user.click(submitButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      clinic_name: "Zlín 👶 <img src=x onerror=alert(1)>",
      additional_info: "Łódź 👨‍👩‍👧",
    });
  });
});
