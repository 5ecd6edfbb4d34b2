import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { showPage, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { answerBackend, callsTo } from "../../../tests/support/backendAnswers.ts";
import { Changes } from "./Changes.tsx";

beforeEach(dismissToasts);

const CHANGE = {
  ...{ id: 7, at: "2026-11-20T08:00:00+00:00", by_email: "anna@example.org", relation: "blog_posts" },
  ...{ row_name: "A post", clinic_id: null, clinic_name: null, before: { title: "A post" } },
  ...{ after: { title: "Another" }, is_cut: false, restores: null, can_restore: true },
};

async function putBack(action: string) {
  answerBackend({
    "rpc/history_page": { json: [{ ...CHANGE, action }] },
    "rpc/restore_history": [{ json: 8 }, { json: 9 }],
  });
  showPage(<Changes filter={{}} onShowAll={() => {}} />, "/admin/history");
  await user.click(await screen.findByRole("button", { name: /^Put back/ }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Put back" }));
  expect(await screen.findByText("It was put back.")).toBeVisible();
}

test("what replaced something and was put back can be undone", async () => {
  await putBack("update");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(callsTo("rpc/restore_history").map(({ body }) => body)).toEqual(['{"p_id":7}', '{"p_id":8}']),
  );
  await waitFor(() => expect(screen.queryByText("It was put back.")).toBeNull());
});

test("its dialog waits for the answer, which the row then says", async () => {
  const answer = Promise.withResolvers<{ json: number }>();
  answerBackend({
    "rpc/history_page": { json: [{ ...CHANGE, action: "update" }] },
    "rpc/restore_history": answer.promise,
  });
  showPage(<Changes filter={{}} onShowAll={() => {}} />, "/admin/history");
  await user.click(await screen.findByRole("button", { name: /^Put back/ }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Put back" }));
  await user.keyboard("{Escape}");
  for (const name of ["Cancel", "Close"]) await user.click(screen.getByRole("button", { name }));
  answer.resolve({ json: 8 });
  expect(await screen.findByText("It was put back.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
});

test("a deleted row that came back offers no undo, which the database refuses", async () => {
  await putBack("delete");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("what a merge moved is not put back here, since only undoing the merge moves it back", async () => {
  const moved = {
    ...{ ...CHANGE, id: 6, action: "update", relation: "clinic_prices", row_name: "own_egg_ivf" },
    ...{ before: { clinic_id: "bb" }, after: { clinic_id: "aa" }, clinic_id: "aa", clinic_name: "Clinic A" },
  };
  answerBackend({ "rpc/history_page": { json: [{ ...CHANGE, action: "update" }, moved] } });
  showPage(<Changes filter={{}} onShowAll={() => {}} />, "/admin/history");
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  expect(screen.getAllByRole("button", { name: /^Put back/ })).toHaveLength(1);
});
