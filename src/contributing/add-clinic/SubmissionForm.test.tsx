import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerWith, stored, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { fillIn, show, submitButton } from "./testing.tsx";

beforeEach(dismissToasts);

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

  test("offers the 27 countries of the Union, the United Kingdom and five steps of satisfaction", () => {
    show();
    expect(screen.getAllByRole("option")).toHaveLength(29);
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
    const thanks = await screen.findByRole("heading", { level: 1, name: "Thank you" });
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(screen.getByText(/what you told us about/)).toHaveTextContent(/about this clinic: IVF Zlín$/);
    vi.mocked(window.scrollTo).mockClear();
    await user.click(screen.getByRole("link", { name: "Add another clinic" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Add Your Clinic" })).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(await screen.findByLabelText("What is the name of the clinic?")).toHaveValue("");
  });

  test.for([
    ["leaves its field", "clinic.cz{Tab}", "https://clinic.cz"],
    ["presses Enter in it", "www.klinika.example{Enter}", "https://www.klinika.example"],
  ] as const)(
    "completes an address that only lacks https:// when the person %s",
    async ([, typed, whole]) => {
      const sent = answerWith(stored);
      show();
      await fillIn();
      const website = screen.getByLabelText("What is the clinic's website?");
      await user.clear(website);
      await user.type(website, typed);
      if (typed.endsWith("{Tab}")) {
        expect(website).toHaveValue(whole);
        await user.click(submitButton());
      }
      await screen.findByText("Success!");
      expect(sent).toMatchObject([{ website: `${whole}/` }]);
    },
  );

  test("asks somebody who wasn't a patient gently how satisfied they are", () => {
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
});
