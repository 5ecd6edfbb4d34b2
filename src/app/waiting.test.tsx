import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answerBackend, callsTo } from "../../tests/support/backendAnswers.ts";
import { announceWaiting } from "./idle/announceWaiting.ts";
import { showApp } from "./testing.tsx";

const progress = () => document.getElementById("progress");
const follow = (name: string) =>
  userEvent.click(within(screen.getByRole("banner")).getByRole("link", { name }));

test("a page that waits for the law says that it loads, until another one is there", async () => {
  answerBackend({ "/rpc/country_laws": "never" });
  announceWaiting();
  showApp("/learn");
  await screen.findByRole("heading", { level: 1 });
  await follow("Countries");
  await waitFor(() => expect(callsTo("/rpc/country_laws")).toHaveLength(1));
  await waitFor(() => expect(progress()).toHaveTextContent("Loading page..."));
  await follow("Learn");
  await waitFor(() => expect(progress()).toBeEmptyDOMElement());
});
