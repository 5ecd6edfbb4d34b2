import { act, renderHook } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { useSpeedFilters } from "./useSpeedFilters.ts";

function useAt(address: string) {
  window.history.replaceState(null, "", address);
  return renderHook(() => useSpeedFilters(), { wrapper: BrowserRouter }).result;
}

test("what is chosen stays in the address, without what is usual", () => {
  const shown = useAt("/admin/speed");
  expect(shown.current[0]).toEqual({ days: 7, device: "phone", build: null });
  act(() => shown.current[1]({ device: "desktop", days: 30 }));
  act(() => shown.current[1]({ build: "1.0.0" }));
  expect(window.location.search).toBe("?days=30&device=desktop&release=1.0.0");
  expect(shown.current[0]).toEqual({ days: 30, device: "desktop", build: "1.0.0" });
  act(() => shown.current[1]({ device: "phone", days: 7, build: null }));
  expect(window.location.search).toBe("");
});

test("nonsense in the address is ignored", () => {
  expect(useAt("/admin/speed?days=999&device=fridge").current[0]).toMatchObject({ days: 7, device: "phone" });
});
