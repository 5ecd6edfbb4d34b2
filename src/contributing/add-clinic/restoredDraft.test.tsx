import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { answerWith, blockStorage, user } from "@/contributing/forms/testing.tsx";
import { fillIn, show, submitButton } from "./testing.tsx";

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

  test("before the page answers wins field by field over what was typed last time", async () => {
    const { unmount } = show();
    await fillIn();
    unmount();
    // As the built page, whose fields the browser lets people fill in while the scripts load.
    document.body.insertAdjacentHTML(
      "afterbegin",
      '<form name="add-clinic"><input name="clinicName" value="I"><input name="website" value=""></form>',
    );
    const built = document.forms[0]!;
    show();
    built.remove();
    expect(screen.getByLabelText("What is the name of the clinic?")).toHaveValue("I");
    expect(screen.getByLabelText("What is the clinic's website?")).toHaveValue("https://ivf-zlin.com");
    expect(screen.getByRole("radio", { name: "5 - Very Satisfied" })).toBeChecked();
    expect(screen.getByText(/We restored what you typed last time/)).toBeVisible();
  });

  test("fault 13: localStorage throws → it is not kept, and sent all the same", async () => {
    blockStorage();
    const sent = answerWith();
    show();
    await fillIn();
    await user.click(submitButton());
    expect(await screen.findByText("Success!")).toBeVisible();
    expect(sent).toMatchObject([{ clinic_name: "IVF Zlín" }]);
  });
});
