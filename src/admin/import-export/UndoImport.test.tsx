import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { BackendError } from "@/backend/errors.ts";
import { createQueryClient } from "@/backend/queryClient.ts";
import { answerBackend, callsTo } from "../../../tests/support/backendAnswers.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { ImportFailure } from "./ImportFailure.tsx";
import { UndoImport } from "./UndoImport.tsx";

async function undo(json: unknown, status = 200) {
  answerBackend({ "/rpc/undo_import": { json, status } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UndoImport id="an-import" added={12} changed={1} onUndone={() => {}} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Undo this import" }));
  expect(
    screen.getByText(
      "12 rows that it added are retired, and 1 row that it changed is put back as before. The history keeps both.",
    ),
  ).toBeVisible();
  expect(callsTo("undo_import")).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Undo 13 rows" }));
}

test("an import is undone once the number of its rows was confirmed", async () => {
  await undo({ removed: 12, restored: 1, changed: [] });
  expect(await screen.findByRole("status")).toHaveTextContent(
    "The import is undone: 12 rows are retired, 1 row is as before.",
  );
  expect(screen.queryByRole("button", { name: "Undo this import" })).toBeNull();
  expect(callsTo("undo_import").map(({ body }) => body)).toEqual(['{"p_import":"an-import"}']);
});

test("what was changed since is named, and the import stays", async () => {
  const changed = Array.from({ length: 22 }, (_, index) => ({ clinic: `Clinic ${index}`, row: "ivf_cycle" }));
  await undo({ removed: 0, restored: 0, changed });
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Nothing was undone: 22 rows were changed since the import.");
  expect(alert).toHaveTextContent("Clinic 0: ivf cycle");
  expect(alert).toHaveTextContent("And 2 more rows.");
  expect(screen.getByRole("button", { name: "Undo this import" })).toBeVisible();
});

test("an import into a clinic that was merged since says what to undo first", async () => {
  expectLogged(/This clinic was merged/);
  await undo({ message: "This clinic was merged", code: "PT403", hint: "clinic-is-merged" }, 403);
  expect(await screen.findByText(/Undo that on its own page first\.$/)).toBeVisible();
});

test("an import that was undone already says so", async () => {
  expectLogged(/It is as it was already/);
  await undo({ message: "It is as it was already", code: "PT409", hint: "already-restored" }, 409);
  expect(await screen.findByText("It is undone already")).toBeVisible();
});

const OVERLAP = { message: "The ages 35 to 37 overlap with 36 to 38 of the same figure", code: "PT409" };

test("ages that overlap are named, where an import is undone and where one is applied", async () => {
  expectLogged(/The ages 35 to 37 overlap/);
  const names = /^The ages 35 to 37 overlap with 36 to 38 of the same figure\. Correct or retire one/;
  await undo({ ...OVERLAP, hint: "ages-overlap" }, 409);
  expect(await screen.findByText(names)).toBeVisible();
  cleanup();
  const error = new BackendError(OVERLAP.message, 409, { ...OVERLAP, hint: "ages-overlap" });
  render(<ImportFailure error={error} />);
  expect(screen.getByText(names)).toBeVisible();
});
