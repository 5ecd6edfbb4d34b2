import { act, renderHook } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { useHistoryFilters } from "./useHistoryFilters.ts";

test("two filters that are chosen before the list is drawn both hold", () => {
  window.history.replaceState(null, "", "/admin/history?clinic=reprofit");
  const { result } = renderHook(() => useHistoryFilters(), { wrapper: BrowserRouter });
  const [before, choose] = result.current;
  expect(before).toEqual({ clinic: "reprofit", person: "", kind: "" });
  const person = "7a9d7b0e-1c1f-4a42-9d0e-0a4b7c6d5e4f";
  act(() => {
    choose({ clinic: "" });
    choose({ person });
  });
  expect(window.location.search).toBe(`?person=${person}`);
  expect(result.current[0]).toEqual({ clinic: "", person, kind: "" });
});
