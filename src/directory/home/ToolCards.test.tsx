import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Calculator } from "lucide-react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { ToolCard, ToolCards } from "./ToolCards.tsx";

test("the home page leads to both tools", () => {
  render(<ToolCards />, { wrapper: MemoryRouter });
  expect(screen.getByRole("link", { name: /Due Date/ })).toHaveAttribute("href", "/ivf-calculator");
  expect(screen.getByRole("link", { name: /Sperm Analysis/ })).toHaveAttribute("href", "/sperm-analysis");
});

test("a tool that is not available says that it is coming soon", async () => {
  const alert = vi.spyOn(window, "alert").mockImplementation(() => {});
  const tool = { name: "Ovulation", text: "", path: "/ovulation", icon: Calculator, available: false };
  render(<ToolCard tool={tool} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole("link"));
  expect(alert).toHaveBeenCalledWith("Ovulation Calculator - Coming Soon!");
});
