import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { currentToasts, dismissToasts } from "@/ui/toast.ts";
import { answerWith, fillIn, show, stored, submitButton, user, type Answer } from "./testing.tsx";

beforeEach(dismissToasts);

const refused = (status: number, code = "X"): Answer => {
  return () => Response.json({ message: "no", code }, { status });
};

async function chooseSponsored() {
  await user.click(screen.getByRole("radio", { name: /Sponsored listing/ }));
  await user.click(screen.getByRole("button", { name: "Proceed to Payment" }));
}

describe("The form for a clinic", () => {
  test("asks for everything but the additional information, and goes to the first gap", async () => {
    const sent = answerWith();
    show();
    await user.click(submitButton());
    expect(await screen.findAllByRole("alert")).toHaveLength(5);
    expect(screen.getByLabelText("What is the name of the clinic?")).toHaveFocus();
    expect(screen.getByLabelText("What is the name of the clinic?")).toBeInvalid();
    expect(screen.getByRole("radiogroup", { name: "How satisfied are you with the clinic?" })).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test("offers the 27 countries and five steps of satisfaction", () => {
    show();
    expect(screen.getAllByRole("option")).toHaveLength(28);
    expect(screen.getByRole("radio", { name: "1 - Dissatisfied" })).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "5 - Very Satisfied" })).toBeInTheDocument();
  });

  test("sends what was entered, says thank you, and is empty again", async () => {
    const sent = answerWith(stored);
    show();
    await fillIn();
    await user.click(submitButton());
    expect(await screen.findByText("Success!")).toBeInTheDocument();
    expect(
      screen.getByText("Thank you for your submission! We will review your clinic information."),
    ).toBeInTheDocument();
    expect(sent).toEqual([
      {
        clinic_name: "IVF Zlín",
        country: "Czechia",
        website: "https://ivf-zlin.com/",
        satisfaction: 5,
        relationship: "patient",
        additional_info: null,
        sponsored: false,
        form_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(localStorage).toHaveLength(0);
    expect(await screen.findByRole("heading", { level: 1, name: "Thank you" })).toHaveFocus();
    expect(screen.getByText(/what you told us about/)).toHaveTextContent("about IVF Zlín.");
    await user.click(screen.getByRole("link", { name: "Add another clinic" }));
    expect(await screen.findByLabelText("What is the name of the clinic?")).toHaveValue("");
  });

  test("completes an address that only lacks https:// when the person leaves its field", async () => {
    const sent = answerWith(stored);
    show();
    await fillIn();
    const website = screen.getByLabelText("What is the clinic's website?");
    await user.clear(website);
    await user.type(website, "clinic.cz");
    await user.tab();
    expect(website).toHaveValue("https://clinic.cz");
    await user.click(submitButton());
    await screen.findByText("Success!");
    expect(sent[0]).toMatchObject({ website: "https://clinic.cz/" });
  });

  test("asks gently how satisfied somebody is who was no patient", () => {
    show();
    expect(
      screen.getByRole("radiogroup", { name: "How satisfied are you with the clinic?" }),
    ).toHaveAccessibleDescription(/general impression is enough. We never publish this number./);
  });

  test("is sent once, however often the button is pressed, and says that it is being sent", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const sent = answerWith(() => promise);
    show();
    await fillIn();
    await user.dblClick(submitButton());
    await user.click(await screen.findByRole("button", { name: "Submitting..." }));
    resolve(await stored());
    expect(await screen.findByText("Success!")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "Thank you" })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test.for([
    ["the backend fails", refused(500)],
    ["no answer comes", () => Promise.reject(new TypeError("offline"))],
    ["the answer makes no sense", () => new Response("<html>", { status: 201 })],
  ] as [string, Answer][])("keeps what was typed and says so when %s", async ([, answer]) => {
    answerWith(answer);
    show();
    await fillIn();
    await user.click(submitButton());
    expect(await screen.findByText("Error")).toBeInTheDocument();
    const words = "There was an error submitting your clinic information. Please try again.";
    expect(screen.getAllByText(words)).not.toEqual([]);
    act(dismissToasts);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByLabelText("What is the name of the clinic?")).toHaveValue("IVF Zlín");
    expect(submitButton()).toHaveAttribute("aria-disabled", "false");
  });

  test("is polite about a limit that was reached", async () => {
    const sent = answerWith(refused(429, "PT429"));
    show();
    await fillIn();
    await user.click(submitButton());
    expect(await screen.findByText("Too many submissions")).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  test.for<[string, number, string, RegExp]>([
    ["submissions-paused", 503, "Submissions are paused", /^The server's own words\.$/],
    ["blocked", 403, "Access Restricted", /^The server's own words\.$/],
    ["hourly-submission-limit", 429, "Too many submissions", /try again in an hour; your entries stay/],
    ["submissions-full", 429, "Too many submissions", /come back in a few days; your entries stay/],
  ])("says why nothing was taken, and keeps the entries: %s", async ([hint, status, title, text]) => {
    const answer = { code: `PT${status}`, hint, message: "The server's own words." };
    answerWith(() => Promise.resolve(Response.json(answer, { status })));
    show();
    await fillIn();
    await user.click(submitButton());
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getAllByText(text)).not.toEqual([]);
    expect(screen.getByLabelText("What is the name of the clinic?")).toHaveValue("IVF Zlín");
  });

  test("sent again after a lost answer it is the same form, and counts as sent when it is there", async () => {
    const sent = answerWith(() => Promise.reject(new TypeError("lost")), refused(409, "23505"));
    show();
    await fillIn();
    await user.click(submitButton());
    await screen.findByText("Error");
    await user.click(submitButton());
    expect(await screen.findByText("Success!")).toBeInTheDocument();
    expect(sent[1]).toEqual(sent[0]);
  });

  test("changed after a failure it is another form", async () => {
    const sent = answerWith(refused(500), stored);
    show();
    await fillIn();
    await user.click(submitButton());
    await screen.findByText("Error");
    await user.click(screen.getByRole("radio", { name: "Other" }));
    await user.click(submitButton());
    await screen.findByText("Success!");
    expect(sent[1]?.form_id).not.toBe(sent[0]?.form_id);
  });

  test("says nothing any more after the page was left", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answerWith(() => promise);
    const { unmount } = show();
    await fillIn();
    await user.click(submitButton());
    unmount();
    resolve(await stored());
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(currentToasts()).toEqual([]);
  });
});

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

describe("What was typed", () => {
  test("is there again after a reload, and can be cleared", async () => {
    const { unmount } = show();
    await fillIn();
    unmount();
    show();
    expect(screen.getByLabelText("What is the name of the clinic?")).toHaveValue("IVF Zlín");
    expect(screen.getByRole("radio", { name: "5 - Very Satisfied" })).toBeChecked();
    expect(screen.getByText(/We restored what you typed last time/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear the form" }));
    expect(screen.getByLabelText("What is the name of the clinic?")).toHaveValue("");
    expect(screen.queryByText(/We restored what you typed last time/)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
