import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import {
  answerWith,
  enter,
  refused,
  refusedFor,
  sendOffline,
  stored,
  user,
  type Answer,
} from "@/contributing/forms/testing.tsx";
import { currentToasts, dismissToasts } from "@/ui/toast.ts";
import { fillIn, show, submitButton } from "./testing.tsx";
import { expectLogged } from "../../../tests/support/expectLogged.ts";

beforeEach(dismissToasts);

function reload(unmount: () => void): void {
  unmount();
  act(dismissToasts);
  show();
}

describe("The form for a clinic", () => {
  test.for([
    ["the backend fails", refused(500)],
    ["no answer comes", () => Promise.reject(new TypeError("offline"))],
    ["the answer makes no sense", () => new Response("<html>", { status: 201 })],
  ] as [string, Answer][])("keeps what was typed and says so when %s", async ([, answer]) => {
    expectLogged(/BackendError/);
    answerWith(answer);
    show();
    await fillIn();
    await user.click(submitButton());
    expect(await screen.findByText("Error")).toBeInTheDocument();
    const words = "There was an error submitting your clinic information. Please try again.";
    expect(screen.getAllByText(words)).not.toEqual([]);
    act(dismissToasts);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByLabelText("What is the name of the clinic?")).toHaveValue("IVF Zlín");
    expect(submitButton()).toHaveAttribute("aria-disabled", "false");
  });

  test("fault 3: offline while a clinic is submitted → it says so, and sends nothing later behind one's back", async () => {
    expectLogged(/BackendError/);
    const sent = answerWith(() => Promise.reject(new TypeError("offline")));
    show();
    await fillIn();
    await sendOffline(submitButton(), "Error");
    await enter(screen.getByLabelText("What is the name of the clinic?"), " and more");
    expect(screen.getByLabelText("What is the name of the clinic?")).toHaveValue("IVF Zlín and more");
    expect(sent).toHaveLength(1);
  });

  test("fault 27: 429 → polite message, no retry storm, when a clinic is submitted", async () => {
    expectLogged(/BackendError: no/);
    const sent = answerWith(refused(429, "PT429"));
    show();
    await fillIn();
    await user.click(submitButton());
    expect(await screen.findByText("Too many submissions")).toBeInTheDocument();
    expect(screen.getAllByText(/your entries stay in the form/)).not.toEqual([]);
    expect(screen.getByLabelText("What is the name of the clinic?")).toHaveValue("IVF Zlín");
    expect(sent).toHaveLength(1);
  });

  test.for<[string, number, string, RegExp]>([
    ["submissions-paused", 503, "Submissions are paused", /^The server's own words\.$/],
    ["blocked", 403, "Access Restricted", /^The server's own words\.$/],
    ["hourly-submission-limit", 429, "Too many submissions", /try again in an hour; your entries stay/],
    ["submissions-full", 429, "Too many submissions", /come back in a few days; your entries stay/],
  ])("says why nothing was taken, and keeps the entries: %s", async ([hint, status, title, text]) => {
    expectLogged(/BackendError: The server's own words/);
    answerWith(refusedFor(hint, status));
    show();
    await fillIn();
    await user.click(submitButton());
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getAllByText(text)).not.toEqual([]);
    expect(screen.getByLabelText("What is the name of the clinic?")).toHaveValue("IVF Zlín");
  });

  const REPEATS = [
    ["", false],
    [" and a reload", true],
  ] as const;

  test.for(REPEATS)(
    "sent again after a lost answer%s it is the same form, and counts as sent when it is there",
    async ([, reloads]) => {
      expectLogged(/BackendError: TypeError: lost/);
      const sent = answerWith(() => Promise.reject(new TypeError("lost")), refused(409, "23505"));
      const { unmount } = show();
      await fillIn();
      await user.click(submitButton());
      await screen.findByText("Error");
      if (reloads) reload(unmount);
      await user.click(submitButton());
      expect(await screen.findByText("Success!")).toBeInTheDocument();
      expect(sent[1]).toEqual(sent[0]);
    },
  );

  test.for(REPEATS)("changed after a failure%s it is another form", async ([, reloads]) => {
    expectLogged(/BackendError: no/);
    const sent = answerWith(refused(500), stored);
    const { unmount } = show();
    await fillIn();
    await user.click(submitButton());
    await screen.findByText("Error");
    if (reloads) reload(unmount);
    await user.click(screen.getByRole("radio", { name: "Other" }));
    await user.click(submitButton());
    await screen.findByText("Success!");
    expect(sent[1]?.form_id).not.toBe(sent[0]?.form_id);
  });

  test("says nothing any more after the page was left", async () => {
    await leaveBefore(stored);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(currentToasts()).toEqual([]);
  });

  test("says that it was not sent, also on the page that somebody went on to", async () => {
    expectLogged(/BackendError: no/);
    await leaveBefore(refused(500));
    await waitFor(() => expect(currentToasts()).toMatchObject([{ tone: "alarm" }]));
    expect(localStorage).toHaveLength(1);
  });
});

async function leaveBefore(answer: Answer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerWith(() => promise);
  const { unmount } = show();
  await fillIn();
  await user.click(submitButton());
  unmount();
  resolve(await answer());
}
