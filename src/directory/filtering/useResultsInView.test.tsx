import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { useResultsInView } from "./useResultsInView.ts";

const scrolled = vi.fn<(element: Element) => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this);
  };
  scrolled.mockClear();
});

function List() {
  const [sought, setSought] = useState("");
  const navigate = useNavigate();
  useResultsInView(sought !== "", sought);
  return (
    <>
      <search>
        <input aria-label="Search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </search>
      <div data-map>
        <button type="button" onClick={() => setSought("brno")}>
          On the map
        </button>
      </div>
      <button
        type="button"
        onClick={() => {
          void navigate("?city=brno");
          setSought("brno");
        }}
      >
        A filter
      </button>
      <p id="results-count">2 clinics</p>
    </>
  );
}

function show() {
  render(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
  );
  const count = document.getElementById("results-count")!;
  count.getBoundingClientRect = () => new DOMRect(0, window.innerHeight, 100, 20);
  return count;
}

const type = (text: string) => fireEvent.change(screen.getByLabelText("Search"), { target: { value: text } });

test("the view follows what is typed to the count, and stays with the search once nothing is typed", () => {
  const count = show();
  act(() => screen.getByLabelText("Search").focus());
  type("brno");
  expect(scrolled).toHaveBeenLastCalledWith(count);
  type("");
  expect(scrolled).toHaveBeenLastCalledWith(document.querySelector("search"));
});

test("a filter moves the view too, but not where the count is in view already", () => {
  const count = show();
  count.getBoundingClientRect = () => new DOMRect(0, 100, 100, 20);
  fireEvent.click(screen.getByRole("button", { name: "A filter" }));
  expect(scrolled).not.toHaveBeenCalled();
});

test("a city that is chosen on the map leaves the view there", () => {
  show();
  const city = screen.getByRole("button", { name: "On the map" });
  act(() => city.focus());
  fireEvent.click(city);
  expect(scrolled).not.toHaveBeenCalled();
});
