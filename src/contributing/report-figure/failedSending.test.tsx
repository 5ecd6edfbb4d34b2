import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import {
  enter,
  refused,
  refusedFor,
  sendOffline,
  stored,
  user,
  type Answer,
} from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { answerReports, field, fillIn, sendButton, show } from "./testing.tsx";
import { expectLogged } from "../../../tests/support/expectLogged.ts";

beforeEach(dismissToasts);

test.for<[what: string, answer: Answer, title: string, text: RegExp]>([
  ["the backend fails", refused(500), "Not sent", /could not be sent.*stay in the form/],
  [
    "we are offline",
    () => Promise.reject(new TypeError("x")),
    "No connection",
    /Please check your connection/,
  ],
  [
    "it hangs",
    () => Promise.reject(new DOMException("given up", "TimeoutError")),
    "No answer",
    /didn't answer in time/,
  ],
  ["submissions are paused", refusedFor("submissions-paused", 503), "Submissions are paused", /own words/],
  ["the network is blocked", refusedFor("blocked", 403), "Access Restricted", /own words/],
  [
    "one network sends too much",
    refusedFor("submission-limit", 429),
    "Too many submissions",
    /try again later/,
  ],
  ["everybody does", refusedFor("hourly-submission-limit", 429), "Too many submissions", /in an hour; your/],
  ["the table is full", refusedFor("submissions-full", 429), "Too many submissions", /in a few days; your/],
  ["the clinic has left", refusedFor("no-such-clinic", 404), "Clinic Not Found", /has left the directory/],
])("keeps what was typed and says why nothing was taken: %s", async ([, answer, title, text]) => {
  expectLogged(/BackendError/);
  const sent = answerReports(answer);
  show();
  await fillIn();
  await user.click(sendButton());
  expect(await screen.findByText(title)).toBeInTheDocument();
  act(dismissToasts);
  expect(screen.getByText(text)).toBeVisible();
  expect(field("rightValue")).toHaveValue("3,400 euros");
  expect(sent).toHaveLength(1);
});

test("is sent once, however often the button is pressed", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const sent = answerReports(() => promise);
  show();
  await fillIn();
  await user.dblClick(sendButton());
  await user.click(await screen.findByRole("button", { name: "Sending..." }));
  resolve(await stored());
  expect(await screen.findByRole("heading", { name: "Thank you" })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("sent again after a lost answer it is the same report, and counts as sent when it is there", async () => {
  expectLogged(/BackendError: TypeError: lost/);
  const sent = answerReports(() => Promise.reject(new TypeError("lost")), refused(409, "23505"));
  show();
  await fillIn();
  await user.click(sendButton());
  await screen.findByText("No connection");
  await user.click(sendButton());
  expect(await screen.findByRole("heading", { name: "Thank you" })).toBeVisible();
  expect(sent[1]).toEqual(sent[0]);
});

test("fault 3: offline while a figure is reported → it says so, and sends nothing later behind one's back", async () => {
  expectLogged(/BackendError/);
  const sent = answerReports(() => Promise.reject(new TypeError("offline")));
  show();
  await fillIn();
  await sendOffline(sendButton(), "No connection");
  await enter(field("rightValue"), " or so");
  expect(field("rightValue")).toHaveValue("3,400 euros or so");
  expect(sent).toHaveLength(1);
});

test("fault 27: 429 → polite message, no retry storm, when a figure is reported", async () => {
  expectLogged(/BackendError: no/);
  const sent = answerReports(refused(429, "PT429"));
  show();
  await fillIn();
  await user.click(sendButton());
  expect(await screen.findByText("Too many submissions")).toBeInTheDocument();
  expect(screen.getAllByText(/your entries stay in the form/)).not.toEqual([]);
  expect(field("rightValue")).toHaveValue("3,400 euros");
  expect(sent).toHaveLength(1);
});
