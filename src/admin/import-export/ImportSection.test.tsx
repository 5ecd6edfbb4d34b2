import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { showPage, user } from "@/contributing/forms/testing.tsx";
import { createQueryClient } from "@/backend/queryClient.ts";
import { answerBackend } from "../../../tests/support/backendAnswers.ts";
import { ImportSection } from "./ImportSection.tsx";

const fileOf = (amount: number, name: string) =>
  new File([`clinic_id,item,amount\ngennet,ivf_cycle,${amount}\n`], name, { type: "text/csv" });

const choose = (file: File) => user.upload(screen.getByLabelText("CSV file"), file);

test("while a second file is read, the first one can't be imported any more", async () => {
  answerBackend({ "rpc/check_import": { json: [{ verdict: "add" }] } });
  showPage(<ImportSection />, "/admin/import");
  await choose(fileOf(2900, "first.csv"));
  expect(await screen.findByRole("button", { name: "Import 1 row" })).toBeVisible();

  const second = fileOf(3100, "second.csv");
  const bytes = await second.arrayBuffer();
  const held = Promise.withResolvers<ArrayBuffer>();
  second.arrayBuffer = () => held.promise;
  await choose(second);
  expect(screen.getByRole("status")).toHaveTextContent("Reading the file...");
  expect(screen.queryByRole("button", { name: "Import 1 row" })).toBeNull();

  held.resolve(bytes);
  expect(await screen.findByRole("button", { name: "Import 1 row" })).toBeVisible();
  expect(screen.getByText(/amount: 3100/)).toBeVisible();
});

test("an import that was undone is not called imported when somebody comes back to it", async () => {
  answerBackend({
    "rpc/check_import": { json: [{ verdict: "add" }] },
    "rpc/apply_import": { json: { added: 1, changed: 0 } },
    "rpc/undo_import": { json: { removed: 1, restored: 0, changed: [] } },
  });
  const client = createQueryClient();
  const page = (
    <QueryClientProvider client={client}>
      <ImportSection />
    </QueryClientProvider>
  );
  const { unmount } = render(page);
  await choose(fileOf(2900, "prices.csv"));
  await user.click(await screen.findByRole("button", { name: "Import 1 row" }));
  await user.click(await screen.findByRole("button", { name: "Undo this import" }));
  await user.click(screen.getByRole("button", { name: "Undo 1 row" }));
  expect(await screen.findByText(/^The import is undone: 1 row is retired/)).toBeVisible();
  unmount();
  render(page);
  expect(screen.getByText(/^The import is undone: 1 row is retired/)).toBeVisible();
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("prices.csv was imported");
  expect(screen.queryByRole("button", { name: "Undo this import" })).toBeNull();
});

test("a table of HFEA that shows no figures isn't called stored already", async () => {
  answerBackend({ "rpc/export_rows": { json: [] } });
  showPage(<ImportSection />, "/admin/import");
  await choose(new File(["HFEA no.,Clinic,under 35\n94,Barts,–\n"], "hfea-2018.csv", { type: "text/csv" }));
  expect(await screen.findByText("Shows no figures: “Barts”.")).toBeVisible();
  expect(screen.getByText("It shows no figures, so there is nothing to import.")).toBeVisible();
  expect(screen.queryByText(/stored already/)).toBeNull();
});

test("before clinics are imported, their editor reads that they are online at once and stay", async () => {
  answerBackend({ "rpc/check_import": { json: [{ verdict: "add" }] } });
  showPage(<ImportSection />, "/admin/import");
  await choose(new File(["id,name\nnew-clinic,New clinic\n"], "clinics.csv", { type: "text/csv" }));
  expect(await screen.findByRole("button", { name: "Import 1 row" })).toBeVisible();
  expect(screen.getByText(/^New clinics are on the site at once, .* can’t be undone\.$/)).toBeVisible();
});
