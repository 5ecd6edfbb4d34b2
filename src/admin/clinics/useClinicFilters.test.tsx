import { act, renderHook } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { useClinicFilters } from "./useClinicFilters.ts";

test("a letter that is typed before the list of all clinics is drawn doesn't narrow it again", () => {
  window.history.replaceState(null, "", "/admin/clinics?show=unpublished");
  const { result } = renderHook(() => useClinicFilters(), { wrapper: BrowserRouter });
  const [before, choose] = result.current;
  expect(before).toEqual({ term: "", show: "unpublished" });
  act(() => {
    choose({ show: "all" });
    choose({ term: "brno" });
  });
  expect(window.location.search).toBe("?search=brno");
  expect(result.current[0]).toEqual({ term: "brno", show: "all" });
});

test("a choice made before typed text is drawn keeps that text", () => {
  window.history.replaceState(null, "", "/admin/clinics");
  const { result } = renderHook(() => useClinicFilters(), { wrapper: BrowserRouter });
  const [, choose] = result.current;
  act(() => {
    choose({ term: "brno" });
    choose({ show: "published" });
  });
  expect(window.location.search).toBe("?search=brno&show=published");
  expect(result.current[0]).toEqual({ term: "brno", show: "published" });
});
