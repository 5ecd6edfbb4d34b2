import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useProgressiveList } from "./useProgressiveList.ts";

// Time stands still until a test lets the browser paint.
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

test("the page as it is built has the whole list, and so has the page that takes it over", () => {
  const list = <List ids="abcdefgh" />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(list);
  expect(drawn().join("")).toBe("abcdefgh");
  render(list, { container, hydrate: true });
  expect(drawn().join("")).toBe("abcdefgh");
});

test("of a list that is opened later two are drawn at once, and the others by two after each paint", () => {
  render(<List ids="abcde" />);
  expect(drawn().join("")).toBe("ab");
  paint();
  expect(drawn().join("")).toBe("abcd");
  paint();
  expect(drawn().join("")).toBe("abcde");
});

test("where people are in the list comes first, then what stands around it", () => {
  render(<List ids="abcdefgh" start="f" />);
  expect(drawn().join("")).toBe("ef");
  paint();
  expect(drawn().join("")).toBe("defg");
  paint();
  expect(drawn().join("")).toBe("cdefgh");
  paint();
  expect(drawn().join("")).toBe("abcdefgh");
});

test("a list in which that is no more begins at its top", () => {
  render(<List ids="abcd" start="x" />);
  expect(drawn().join("")).toBe("ab");
});

test("of another list two are drawn at once, and the others by two after each paint", () => {
  const { rerender } = render(<List ids="ab" />);
  paint();
  rerender(<List ids="ghijk" />);
  expect(drawn().join("")).toBe("gh");
  paint();
  expect(drawn().join("")).toBe("ghij");
  paint();
  expect(drawn().join("")).toBe("ghijk");
});

test("what stays is never taken away meanwhile, and stays the same element", () => {
  const { rerender } = render(<List ids="ef" />);
  paint();
  const [last] = screen.getAllByText("f");
  rerender(<List ids="uvwxf" />);
  expect(drawn().join("")).toBe("uvf");
  paint();
  expect(drawn().join("")).toBe("uvwxf");
  expect(screen.getByText("f")).toBe(last);
});

test("a list that comes while another one is drawn is the one that gets whole", () => {
  const { rerender } = render(<List ids="ab" />);
  rerender(<List ids="cdefghij" />);
  rerender(<List ids="klmno" />);
  paint();
  paint();
  expect(drawn().join("")).toBe("klmno");
});
