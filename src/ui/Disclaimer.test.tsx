import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Disclaimer } from "./Disclaimer.tsx";

const disclaimer = (
  <Disclaimer storageKey="due-date-disclaimer-accepted" title="First" paragraphs={["Only for learning."]} />
);

it("comes back until somebody asks not to see it again", async () => {
  const user = userEvent.setup();
  const first = render(disclaimer);
  await user.click(await screen.findByRole("button", { name: "I Understand" }));
  first.unmount();
  const second = render(disclaimer);
  await user.click(await screen.findByLabelText("Don't show this message again"));
  await user.click(screen.getByRole("button", { name: "I Understand" }));
  second.unmount();
  render(disclaimer);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("can be closed with Escape, which accepts nothing", async () => {
  const user = userEvent.setup();
  render(disclaimer);
  await screen.findByRole("dialog");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(localStorage.getItem("due-date-disclaimer-accepted")).toBeNull();
});

it("works where storage is blocked", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const user = userEvent.setup();
  render(disclaimer);
  await user.click(await screen.findByLabelText("Don't show this message again"));
  await user.click(screen.getByRole("button", { name: "I Understand" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
