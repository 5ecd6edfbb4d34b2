import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { user } from "@/contributing/forms/testing.tsx";
import { answerReports, field, fillIn, LABELS, sendButton, show } from "./testing.tsx";

const WHOLE = "Please enter the whole address, starting with https:// or http://.";
const NOT_STORABLE = "This contains a character that cannot be stored. Please retype it.";
const NO_EMAIL = "Please check this e-mail address, or leave the field empty.";
const TEN_MB = 10_000_000;

test("asks for all but the e-mail address, beside the fields, and goes to the first gap", async () => {
  const sent = answerReports();
  show("?clinic=reprofit");
  await user.click(sendButton());
  expect(await screen.findAllByRole("alert")).toHaveLength(3);
  expect(field("figure")).toHaveFocus();
  expect(field("figure")).toHaveAccessibleDescription(/Please say which figure is wrong\./);
  expect(field("rightValue")).toHaveAccessibleDescription(/Please tell us what it should say\./);
  expect(field("sourceUrl")).toHaveAccessibleDescription(/Please enter the address where this can be read\./);
  expect(sent).toEqual([]);
});

test.for<[what: string, name: keyof typeof LABELS, value: string, words: string]>([
  ["a figure of white space only", "figure", " \u00a0\u200b", "Please say which figure is wrong."],
  ["a figure of 201 characters", "figure", "x".repeat(201), "Please keep this to 200 characters."],
  ["a figure with NUL", "figure", "Price\0", NOT_STORABLE],
  ["a right value of 501 characters", "rightValue", "x".repeat(501), "Please keep this to 500 characters."],
  ["a right value of 10 MB", "rightValue", "\u200b".repeat(TEN_MB), "Please keep this to 500 characters."],
  ["a source of javascript:", "sourceUrl", "javascript:alert(1)", WHOLE],
  ["a source that is no web address", "sourceUrl", "my doctor said so", WHOLE],
  [
    "a source with user:password@",
    "sourceUrl",
    "https://a:b@reprofit.cz",
    "Please leave out the user name and password.",
  ],
  ["a source of 10 MB", "sourceUrl", `https://a.cz/${"x".repeat(TEN_MB)}`, "This address is too long."],
  ["an e-mail address without @", "email", "jana.example.org", NO_EMAIL],
  ["an e-mail address without a dot in its host", "email", "jana@localhost", NO_EMAIL],
  ["two e-mail addresses", "email", "jana@example.org, petr@example.org", NO_EMAIL],
  [
    "an e-mail address of 255 characters",
    "email",
    `${"x".repeat(243)}@example.org`,
    "Please keep this to 254 characters.",
  ],
])(
  "the form refuses %s with a message beside the field, and sends nothing",
  async ([, name, value, words]) => {
    const sent = answerReports();
    show();
    await fillIn();
    fireEvent.change(field(name), { target: { value } });
    await user.click(sendButton());
    expect(await screen.findAllByRole("alert")).toHaveLength(1);
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(sent).toEqual([]);
  },
);
