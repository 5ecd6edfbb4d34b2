import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { answerReadsAndSends, stored, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { answerReports, field, fillIn, sendButton, show } from "./testing.tsx";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { untilLogged } from "../../../tests/support/expectLogged.ts";

beforeEach(dismissToasts);

describe("A wrong figure", () => {
  test("is reported for the clinic and the figure that the page was opened for", async () => {
    answerReports();
    show();
    expect(await screen.findByText("Reprofit, Brno")).toHaveAttribute("translate", "no");
    expect(field("figure")).toHaveValue("Price of an IVF cycle");
    expect(screen.getByRole("link", { name: "Back to the clinic" })).toHaveAttribute(
      "href",
      "/clinic/reprofit",
    );
  });

  test("is sent with what is right and where it can be read, without an e-mail too", async () => {
    const sent = answerReports(stored);
    show();
    await fillIn();
    await user.click(sendButton());
    expect(await screen.findByText("We have received your report.")).toBeInTheDocument();
    const thanks = await screen.findByRole("heading", { level: 1, name: "Thank you" });
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(screen.getByText("Price of an IVF cycle")).toBeVisible();
    expect(screen.getByText(/You left no e-mail address/)).toBeVisible();
    expect(sent).toEqual([
      {
        clinic_id: "reprofit",
        figure: "Price of an IVF cycle",
        right_value: "3,400 euros",
        source_url: "https://reprofit.cz/prices",
        email: null,
        form_id: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
    expect(localStorage).toHaveLength(0);
  });

  test("says which page to link where a figure should go", async () => {
    answerReports();
    show();
    await screen.findByText("Reprofit, Brno");
    expect(field("sourceUrl")).toHaveAccessibleDescription(
      /If the figure should go, link the page that should show it and doesn't\./,
    );
  });

  test("can carry an e-mail address, for a question of ours alone", async () => {
    const sent = answerReports(stored);
    show();
    expect(field("email")).toHaveAccessibleDescription(/optional.*Only in case we have a question/);
    await fillIn();
    await user.type(field("email"), "jana@example.org");
    await user.click(sendButton());
    expect(await screen.findByText(/We write to you only if we have a question/)).toBeVisible();
    expect(sent[0]).toMatchObject({ email: "jana@example.org" });
  });

  test("can be followed by another one, or by the way back to the clinic", async () => {
    answerReports(stored);
    show();
    await fillIn();
    await user.click(sendButton());
    const another = await screen.findByRole("link", { name: "Report another figure" });
    expect(screen.getByRole("link", { name: "Back to the clinic" })).toHaveAttribute(
      "href",
      "/clinic/reprofit",
    );
    await user.click(another);
    await waitFor(() => expect(field("figure")).toHaveValue(""));
  });

  test.for(["", "?figure=Price", "?clinic=&figure=Price"])(
    "of no clinic leads to the directory: %j",
    (search) => {
      answerReports();
      show(search);
      expect(screen.getByRole("heading", { level: 1, name: "Which clinic is it about?" })).toBeVisible();
      expect(screen.getByRole("link", { name: "Find the clinic" })).toHaveAttribute("href", "/");
    },
  );

  test("of a clinic that isn't there says so", async () => {
    answerReadsAndSends([]);
    show("?clinic=atlantis");
    expect(await screen.findByRole("heading", { level: 1, name: "Clinic Not Found" })).toBeVisible();
    expect(screen.queryByRole("form")).toBeNull();
  });

  test("of a clinic that was merged is reported for the clinic that it became", async () => {
    answerBackend({
      "/rpc/clinic_after_merges": { json: "reprofit" },
      "id=eq.old": { json: [] },
      "id=eq.reprofit": { json: [{ name: "Reprofit", locations: ["Brno"] }] },
    });
    show("?clinic=old&figure=Price");
    expect(await screen.findByText("Reprofit, Brno")).toBeVisible();
    expect(field("figure")).toHaveValue("Price");
    expect(screen.getByRole("link", { name: "Back to the clinic" })).toHaveAttribute(
      "href",
      "/clinic/reprofit",
    );
  });

  test.for([
    ["the answer makes no sense", () => Response.json("no rows"), /unknown shape/],
    ["the backend fails", () => Response.json({}, { status: 500 }), /BackendError/],
  ] as const)(
    "fault 1: the clinic cannot be loaded → its figure can be reported all the same: %s",
    async ([, answer, logged]) => {
      const sent = answerReadsAndSends(answer, stored);
      show();
      await fillIn();
      await user.click(sendButton());
      await screen.findByRole("heading", { level: 1, name: "Thank you" });
      expect(sent).toHaveLength(1);
      await untilLogged(logged);
    },
  );

  test("with markup in the address shows it as text", async () => {
    const hostile = '<img src=x onerror="alert(1)">\u202e';
    const sent = answerReports(stored);
    show(`?${new URLSearchParams({ clinic: "reprofit", figure: hostile })}`);
    expect(field("figure")).toHaveValue(hostile);
    await fillIn();
    await user.click(sendButton());
    await screen.findByRole("heading", { level: 1, name: "Thank you" });
    expect(screen.getByText('<img src=x onerror="alert(1)">', { exact: false })).toBeVisible();
    expect(document.querySelector("img")).toBeNull();
    expect(sent).toHaveLength(1);
  });

  test("with far too much text in the address shows its beginning, and halves no character", () => {
    answerReports();
    show(`?clinic=reprofit&figure=${encodeURIComponent("💉".repeat(300))}`);
    expect(field("figure")).toHaveValue("💉".repeat(200));
  });
});
