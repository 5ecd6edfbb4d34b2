import { QueryClient } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerReadsAndSends, answerWith, refused, stored, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { fillIn, show } from "./testing.tsx";
import { expectLogged } from "../../../tests/support/expectLogged.ts";

beforeEach(dismissToasts);

async function chooseSponsored() {
  await user.click(screen.getByRole("radio", { name: /Sponsored listing/ }));
  await user.click(screen.getByRole("button", { name: "Proceed to Payment" }));
}

function openTabs() {
  const tab = {
    ...{ opener: window as unknown, closed: false, location: { href: "" }, close: vi.fn<() => void>() },
    document: document.implementation.createHTMLDocument(),
  };
  vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  return tab;
}

describe("A sponsored listing", () => {
  test("is stored first, and only then the tab, which the click opened, goes to the payment page", async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
    const sent = answerWith(() => answered);
    const tab = openTabs();
    show();
    await fillIn();
    await chooseSponsored();
    expect(await screen.findByRole("button", { name: "Processing..." })).toBeInTheDocument();
    expect(sent).toMatchObject([{ clinic_name: "IVF Zlín", sponsored: true }]);
    expect(tab.location.href).toBe("");
    expect(tab.document.body.textContent).toBe("One moment: we are storing your request.");
    answer(await stored());
    expect(await screen.findByText("The payment page has opened in a new tab.")).toBeInTheDocument();
    expect(tab.location.href).toMatch(/^https:\/\/.*test/);
    expect(tab.opener).toBeNull();
    expect(screen.getByText(/We have stored your request/)).toHaveTextContent("IVF Zlín");
  });

  test("that is refused closes the tab again, keeps what was typed and says so", async () => {
    expectLogged(/BackendError: no/);
    answerWith(refused(429, "PT429"), stored);
    const tab = openTabs();
    show();
    await fillIn();
    await chooseSponsored();
    expect(await screen.findByText("Too many submissions")).toBeInTheDocument();
    expect(tab.close).toHaveBeenCalledOnce();
    expect(tab.location.href).toBe("");
    expect(screen.getByLabelText("What is the name of the clinic?")).toHaveValue("IVF Zlín");
    await user.click(screen.getByRole("button", { name: "Proceed to Payment" }));
    expect(await screen.findByText("The payment page has opened in a new tab.")).toBeInTheDocument();
  });

  test("sent again after a lost answer is the same request", async () => {
    expectLogged(/BackendError: TypeError: offline/);
    const sent = answerWith(() => Promise.reject(new TypeError("offline")), refused(409, "23505"));
    openTabs();
    show();
    await fillIn();
    await chooseSponsored();
    expect(await screen.findByText("Error")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Proceed to Payment" }));
    expect(await screen.findByText("The payment page has opened in a new tab.")).toBeInTheDocument();
    expect(sent[1]?.form_id).toBe(sent[0]?.form_id);
  });

  test.for(["blocks the tab", "lost the tab, which was closed while it waited"])(
    "fault 26: pop-up blocked → a visible link: it %s",
    async (how) => {
      answerWith();
      if (how === "blocks the tab") vi.spyOn(window, "open").mockReturnValue(null);
      else openTabs().closed = true;
      show();
      await fillIn();
      await chooseSponsored();
      const link = await screen.findByRole("link", { name: /Open the payment page/ });
      expect(link).toHaveAttribute("href", expect.stringMatching(/^https:\/\/.*test/));
      expect(link).toHaveAttribute("target", "_blank");
    },
  );

  test("says its price, where the operator has set one", async () => {
    answerReadsAndSends(1490);
    show();
    await user.click(screen.getByRole("radio", { name: /Sponsored listing/ }));
    expect(await screen.findByText(/^Paid: €1,490\. Premium placement/)).toBeInTheDocument();
    expect(screen.getByText(/A sponsored listing costs/)).toHaveTextContent("costs €1,490. We store");
  });

  test.for([null, 0, -1, "490", 1.5, {}])("says no price where there is %j for one", async (price) => {
    answerReadsAndSends(price);
    const asked = vi.spyOn(QueryClient.prototype, "fetchQuery");
    show();
    await user.click(screen.getByRole("radio", { name: /Sponsored listing/ }));
    expect(asked).toHaveBeenCalledOnce();
    await act(async () => void (await asked.mock.results[0]?.value));
    expect(screen.getByText(/^Paid\. Premium placement/)).toBeInTheDocument();
    expect(screen.getByText(/opens in a new tab and shows the price/)).toBeInTheDocument();
  });

  test("needs the whole form too", async () => {
    answerWith();
    const open = vi.spyOn(window, "open");
    show();
    await chooseSponsored();
    expect(await screen.findAllByRole("alert")).toHaveLength(5);
    expect(open).not.toHaveBeenCalled();
  });
});
