import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { blockStorage, stored, user } from "@/contributing/forms/testing.tsx";
import { answerReports, field, fillIn, sendButton, show } from "./testing.tsx";

test("what was typed is there again after a reload, and can be cleared", async () => {
  answerReports();
  const { unmount } = show();
  await fillIn();
  await user.type(field("email"), "jana@example.org");
  unmount();
  show();
  expect(field("rightValue")).toHaveValue("3,400 euros");
  expect(field("email")).toHaveValue("jana@example.org");
  expect(screen.getByText(/We restored what you typed last time/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear the form" }));
  expect(field("rightValue")).toHaveValue("");
  expect(field("figure")).toHaveValue("Price of an IVF cycle");
  expect(localStorage).toHaveLength(0);
});

test.for(["?clinic=reprofit&figure=Success+rate", "?clinic=gennet&figure=Price+of+an+IVF+cycle"])(
  "what was typed about one figure never stands in the report of another: %s",
  async (other) => {
    answerReports();
    const { unmount } = show();
    await fillIn();
    unmount();
    show(other);
    expect(field("rightValue")).toHaveValue("");
    expect(screen.queryByText(/We restored/)).toBeNull();
  },
);

test("a report that was slowly stored leaves alone what is typed about another figure meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerReports(() => promise);
  const first = show();
  await fillIn();
  await user.click(sendButton());
  first.unmount();
  const second = show("?clinic=reprofit&figure=Success+rate");
  await user.type(field("email"), "jana@example.org");
  await act(async () => resolve(await stored()));
  second.unmount();
  show("?clinic=reprofit&figure=Success+rate");
  expect(field("email")).toHaveValue("jana@example.org");
});

test("fault 13: localStorage throws → what was typed is not kept, and sent all the same", async () => {
  blockStorage();
  const sent = answerReports();
  show();
  await fillIn();
  await user.click(sendButton());
  expect(await screen.findByRole("heading", { name: "Thank you" })).toBeVisible();
  expect(sent).toMatchObject([{ right_value: "3,400 euros" }]);
});
