import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { addToShortlist, clearShortlist, useShortlist } from "./storedShortlist.ts";

test("every view of the shortlist sees each change", () => {
  const { result } = renderHook(useShortlist);
  expect(result.current.clinics).toEqual([]);
  act(() => void addToShortlist(["reprofit"]));
  expect(result.current.clinics.map(({ id }) => id)).toEqual(["reprofit"]);
  act(() => void clearShortlist());
  expect(result.current.clinics).toEqual([]);
});
