import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFewAtOnce } from "./useFewAtOnce.ts";

// Time stands still until the browser is let paint.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function List({ ids }: { ids: string }) {
  return (
    <ul>
      {useFewAtOnce(Array.from(ids, (id) => ({ id }))).map(({ id }) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  );
}

const drawn = () => screen.queryAllByRole("listitem").map((item) => item.textContent);
const paint = () => act(() => void vi.advanceTimersByTime(20));

test("a list is drawn whole the first time", () => {
  render(<List ids="abcdefgh" />);
  expect(drawn().join("")).toBe("abcdefgh");
});

test("of another list two are drawn at once, and the others by two after each paint", () => {
  const { rerender } = render(<List ids="abcdef" />);
  rerender(<List ids="ghijk" />);
  expect(drawn().join("")).toBe("gh");
  paint();
  expect(drawn().join("")).toBe("ghij");
  paint();
  expect(drawn().join("")).toBe("ghijk");
});

test("what stays is never taken away meanwhile, and stays the same element", () => {
  const { rerender } = render(<List ids="abcdef" />);
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
