import { fireEvent, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PostImage } from "./PostImage.tsx";

test("a picture sends its host no referrer, and becomes a placeholder when it fails", () => {
  const { container, rerender } = render(<PostImage url="https://example.org/gone.png" />);
  const image = container.querySelector("img");
  expect(image).toHaveAttribute("referrerpolicy", "no-referrer");
  expect(image).toHaveAttribute("loading", "lazy");
  if (image) fireEvent.error(image);
  expect(container.querySelector("img")).toBeNull();
  expect(container.firstElementChild).toBeVisible();
  rerender(<PostImage url="https://example.org/other.png" />);
  expect(container.querySelector("img")).toHaveAttribute("src", "https://example.org/other.png");
});

test("a post without a picture has the placeholder", () => {
  const { container } = render(<PostImage url={null} />);
  expect(container.querySelector("img")).toBeNull();
});
