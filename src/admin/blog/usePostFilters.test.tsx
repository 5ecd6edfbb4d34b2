import { act, renderHook } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { ALL_POSTS } from "./findPosts.ts";
import { usePostFilters } from "./usePostFilters.ts";

test("a letter that is typed before the list without filters is drawn doesn't bring them back", () => {
  window.history.replaceState(null, "", "/admin/blog?show=published&category=costs&tab=2");
  const { result } = renderHook(() => usePostFilters(), { wrapper: BrowserRouter });
  const [before, choose] = result.current;
  expect(before).toEqual({ term: "", show: "published", category: "costs" });
  act(() => {
    choose(ALL_POSTS);
    choose({ term: "icsi" });
  });
  expect(window.location.search).toBe("?tab=2&search=icsi");
  expect(result.current[0]).toEqual({ ...ALL_POSTS, term: "icsi" });
});

test("a choice made before typed text is drawn keeps that text", () => {
  window.history.replaceState(null, "", "/admin/blog");
  const { result } = renderHook(() => usePostFilters(), { wrapper: BrowserRouter });
  const [, choose] = result.current;
  act(() => {
    choose({ term: "icsi" });
    choose({ category: "costs" });
  });
  expect(window.location.search).toBe("?search=icsi&category=costs");
  expect(result.current[0]).toEqual({ term: "icsi", show: "all", category: "costs" });
});
