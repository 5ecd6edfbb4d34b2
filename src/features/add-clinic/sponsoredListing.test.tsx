import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerWith, user } from "@/features/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { fillIn, show } from "./testing.tsx";

beforeEach(dismissToasts);

async function chooseSponsored() {
  await user.click(screen.getByRole("radio", { name: /Sponsored listing/ }));
  await user.click(screen.getByRole("button", { name: "Proceed to Payment" }));
}

describe("A sponsored listing", () => {
  test("opens the payment page in a new tab, cut off from ours, and sends nothing", async () => {
    const sent = answerWith();
    const tab = { opener: window, location: { href: "" } };
    vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    show();
    await fillIn();
    await chooseSponsored();
    expect(await screen.findByText("The payment page has opened in a new tab.")).toBeInTheDocument();
    expect(tab.location.href).toMatch(/^https:\/\/.*test/);
    expect(tab.opener).toBeNull();
    expect(sent).toEqual([]);
  });

  test("says 'Processing...' until the page is painted again", async () => {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, "open").mockReturnValue({ location: {} } as Window);
    vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
    show();
    await fillIn();
    await chooseSponsored();
    expect(await screen.findByRole("button", { name: "Processing..." })).toBeInTheDocument();
    frames.shift()?.(0);
    frames.shift()?.(0);
    expect(await screen.findByRole("button", { name: "Proceed to Payment" })).toBeInTheDocument();
  });

  test("shows a plain link where the browser blocks the tab", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    show();
    await fillIn();
    await chooseSponsored();
    const link = await screen.findByRole("link", { name: /Open the payment page/ });
    expect(link).toHaveAttribute("href", expect.stringMatching(/^https:\/\/.*test/));
    expect(link).toHaveAttribute("target", "_blank");
  });

  test("prepares an e-mail that says what was paid for", async () => {
    vi.spyOn(window, "open").mockReturnValue({ location: {} } as Window);
    show();
    await fillIn();
    await chooseSponsored();
    const letter = await screen.findByRole("link", { name: "Write the e-mail" });
    letter.addEventListener("click", (event) => event.preventDefault());
    await user.type(screen.getByLabelText("Is there anything else we should know?"), "Paid today");
    await user.click(letter);
    const address = new URL(letter.getAttribute("href") ?? "");
    expect(address.protocol + address.pathname).toBe("mailto:advertising@example.org");
    expect(address.searchParams.get("subject")).toBe("Sponsored listing for IVF Zlín");
    expect(address.searchParams.get("body")).toContain("Website: https://ivf-zlin.com");
    expect(address.searchParams.get("body")).toContain("Paid today");

    await user.click(screen.getByLabelText("Is there anything else we should know?"));
    await user.paste("Плачено ".repeat(40));
    await user.click(letter);
    expect(letter).toHaveAttribute(
      "href",
      expect.stringContaining("Please%20paste%20the%20rest%20of%20your%20text"),
    );
    expect(letter.getAttribute("href")?.length).toBeLessThan(2_000);
  });

  test("needs the whole form too", async () => {
    const open = vi.spyOn(window, "open");
    show();
    await chooseSponsored();
    expect(await screen.findAllByRole("alert")).toHaveLength(5);
    expect(open).not.toHaveBeenCalled();
  });
});
