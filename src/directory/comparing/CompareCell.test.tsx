import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CompareCell } from "./CompareCell.tsx";
import { cell } from "./rows/comparisonTable.ts";

test("a clinic's website opens in a new tab, says so, and stays untranslated", () => {
  render(<CompareCell cell={cell({ figure: "https://reprofit.cz", isWebsite: true })} />);
  const link = screen.getByRole("link", { name: /opens in a new tab/ });
  expect(link).toHaveAttribute("href", "https://reprofit.cz");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
  expect(screen.getByText("https://reprofit.cz")).toHaveAttribute("translate", "no");
});
