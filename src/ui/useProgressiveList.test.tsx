import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useProgressiveList } from "./useProgressiveList.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function List({ ids, start }: { ids: string; start?: string }) {
  const few = useProgressiveList(
    Array.from(ids, (id) => ({ id })),
    start,
  );
  return (
    <ul>
      {few.map(({ id }) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  );
}

const drawn = () => screen.queryAllByRole("listitem").map((item) => item.textContent);
const paint = () => act(() => void vi.advanceTimersByTime(20));

test("a prerendered page has the whole list, and so has the hydrated one", () => {
  const list = <List ids="abcdefgh" />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(list);
  expect(drawn().join("")).toBe("abcdefgh");
  render(list, { container, hydrate: true });
  expect(drawn().join("")).toBe("abcdefgh");
});

test("a list opened later draws two items at once, and two more after each paint", () => {
  render(<List ids="abcde" />);
  expect(drawn().join("")).toBe("ab");
  paint();
  expect(drawn().join("")).toBe("abcd");
  paint();
  expect(drawn().join("")).toBe("abcde");
});

test("the item where people were comes first, then its neighbours", () => {
  render(<List ids="abcdefgh" start="f" />);
  expect(drawn().join("")).toBe("ef");
  paint();
  expect(drawn().join("")).toBe("defg");
  paint();
  expect(drawn().join("")).toBe("cdefgh");
  paint();
  expect(drawn().join("")).toBe("abcdefgh");
});

test("a list without that item begins at its top", () => {
  render(<List ids="abcd" start="x" />);
  expect(drawn().join("")).toBe("ab");
});

test("a new list draws two items at once, and two more after each paint", () => {
  const { rerender } = render(<List ids="ab" />);
  paint();
  rerender(<List ids="ghijk" />);
  expect(drawn().join("")).toBe("gh");
  paint();
  expect(drawn().join("")).toBe("ghij");
  paint();
  expect(drawn().join("")).toBe("ghijk");
});

test("items that stay keep their elements and never disappear", () => {
  const { rerender } = render(<List ids="ef" />);
  paint();
  const [last] = screen.getAllByText("f");
  rerender(<List ids="uvwxf" />);
  expect(drawn().join("")).toBe("uvf");
  paint();
  expect(drawn().join("")).toBe("uvwxf");
  expect(screen.getByText("f")).toBe(last);
});

test("a list that arrives while another is being drawn replaces it", () => {
  const { rerender } = render(<List ids="ab" />);
  rerender(<List ids="cdefghij" />);
  rerender(<List ids="klmno" />);
  paint();
  paint();
  expect(drawn().join("")).toBe("klmno");
});
