import { act, fireEvent, render, screen } from "@testing-library/react";
import { Router, type Navigator } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { useSearchTerm } from "./useSearchTerm.ts";

function Field() {
  const [term, setTerm] = useSearchTerm();
  return <input value={term} onChange={({ target }) => setTerm(target.value)} />;
}

function show() {
  const asked: string[] = [];
  const replace: Navigator["replace"] = (to) => asked.push(typeof to === "string" ? to : (to.search ?? ""));
  const navigator = { replace, push: replace, go: () => {}, createHref: () => "/" };
  const at = (search: string) => (
    <Router location={{ pathname: "/", search }} navigator={navigator}>
      <Field />
    </Router>
  );
  const { rerender } = render(at(""));
  return { asked, arrive: (search: string) => rerender(at(search)) };
}

const field = () => screen.getByRole("textbox");

function type(term: string) {
  fireEvent.change(field(), { target: { value: term } });
  act(() => void vi.advanceTimersByTime(450));
}

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
});

test("a filter that was chosen while the words waited for the address stays", () => {
  vi.useFakeTimers();
  const { asked } = show();
  fireEvent.change(field(), { target: { value: "prag" } });
  window.history.replaceState(null, "", "/?country=czechia");
  act(() => void vi.advanceTimersByTime(450));
  expect(asked).toEqual(["?country=czechia&search=prag"]);
});

test("a clinic that was chosen while the words waited for the address is not left again", () => {
  vi.useFakeTimers();
  const { asked } = show();
  fireEvent.change(field(), { target: { value: "prag" } });
  window.history.replaceState(null, "", "/clinic/reprofit");
  act(() => void vi.advanceTimersByTime(450));
  expect(asked).toEqual([]);
});

test("what was typed while the address was slow to follow stays, and a link to another search counts", () => {
  vi.useFakeTimers();
  const { asked, arrive } = show();
  type("pra");
  type("prag");
  expect(asked).toEqual(["?search=pra", "?search=prag"]);
  arrive("?search=pra");
  expect(field()).toHaveValue("prag");
  arrive("?search=prag");
  expect(field()).toHaveValue("prag");
  arrive("?search=brno");
  expect(field()).toHaveValue("brno");
  arrive("?search=prag");
  expect(field()).toHaveValue("prag");
});
