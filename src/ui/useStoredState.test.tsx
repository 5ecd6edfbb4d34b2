import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { readValue, writeValue } from "@/storage/storage.ts";
import { useStoredState } from "./useStoredState.ts";

const EMPTY = { age: "" };

function read(kept: unknown) {
  const isOurs = typeof kept === "object" && kept !== null && "age" in kept && typeof kept.age === "string";
  return isOurs ? { age: String(kept.age) } : null;
}

function Page({ typedBeforeHydration }: { typedBeforeHydration?: () => typeof EMPTY }) {
  const { value, change, clear, isStored } = useStoredState({
    key: "plan-answers",
    empty: EMPTY,
    read,
    ...(typedBeforeHydration && { typedBeforeHydration }),
  });
  return (
    <>
      <label>
        Age
        <input value={value.age} onChange={({ target }) => change({ age: target.value })} />
      </label>
      <button type="button" onClick={clear}>
        Delete
      </button>
      {!isStored && <p>Not kept</p>}
    </>
  );
}

const age = () => screen.getByLabelText("Age");

function inAnotherTab(change: () => void) {
  change();
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "plan-answers" })));
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("stored values come back, and typed ones are stored", async () => {
  writeValue("plan-answers", { age: "38" });
  render(<Page />);
  expect(age()).toHaveValue("38");
  await userEvent.type(age(), "0");
  expect(readValue("plan-answers")).toEqual({ age: "380" });
});

it("changes in another tab show here", () => {
  render(<Page />);
  inAnotherTab(() => writeValue("plan-answers", { age: "41" }));
  expect(age()).toHaveValue("41");
  inAnotherTab(() => localStorage.clear());
  expect(age()).toHaveValue("");
});

function comeBack() {
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
}

it("a page restored by Back has what another tab stored since, and keeps what it couldn't store", async () => {
  render(<Page />);
  await userEvent.type(age(), "3");
  writeValue("plan-answers", { age: "41" });
  comeBack();
  expect(age()).toHaveValue("41");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await userEvent.type(age(), "2");
  comeBack();
  expect(age()).toHaveValue("412");
});

it("clearing forgets the value, and later ones are stored again", async () => {
  writeValue("plan-answers", { age: "38" });
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(age()).toHaveValue("");
  expect(localStorage).toHaveLength(0);
  await userEvent.type(age(), "4");
  expect(readValue("plan-answers")).toEqual({ age: "4" });
});

it("what was typed before hydration wins over the stored value", () => {
  writeValue("plan-answers", { age: "38" });
  render(<Page typedBeforeHydration={() => ({ age: "29" })} />);
  expect(age()).toHaveValue("29");
});

it("what was typed before hydration is stored, so that the next page has it", () => {
  writeValue("plan-answers", { age: "38" });
  render(<Page typedBeforeHydration={() => ({ age: "47" })} />);
  expect(readValue("plan-answers")).toEqual({ age: "47" });
});

it("values of another version or origin are ignored", () => {
  localStorage.setItem("plan-answers", '{"version":1,"value":{"age":38}}');
  render(<Page />);
  expect(age()).toHaveValue("");
});

it("with full or blocked storage the page works and says that nothing is stored", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  render(<Page />);
  await userEvent.type(age(), "38");
  expect(age()).toHaveValue("38");
  expect(screen.getByText("Not kept")).toBeVisible();
});
