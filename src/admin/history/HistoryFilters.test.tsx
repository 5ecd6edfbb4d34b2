import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { showPage, user } from "@/contributing/forms/testing.tsx";
import { answerBackend, callsTo } from "../../../tests/support/backendAnswers.ts";
import { HistoryFilters } from "./HistoryFilters.tsx";

test("a person who isn't in the list is shown as chosen, and everybody can be chosen instead", async () => {
  answerBackend({ "rpc/history_people": { json: [] } });
  const onChoose = vi.fn<() => void>();
  const person = "7a9d7b0e-1c1f-4a42-9d0e-0a4b7c6d5e4f";
  showPage(
    <HistoryFilters choice={{ clinic: "", person, kind: "" }} onChoose={onChoose} />,
    "/admin/history",
  );
  await waitFor(() => expect(callsTo("rpc/history_people")).toHaveLength(1));
  const field = screen.getByRole("combobox", { name: "By whom" });
  expect(field).toHaveDisplayValue("One person");
  await user.selectOptions(field, "Everybody");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ person: "" });
});
