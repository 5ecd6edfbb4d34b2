import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { DecimalField } from "./DecimalField.tsx";

function Medicines() {
  const [text, setText] = useState("");
  return <DecimalField label="Medicines" unit="EUR" step={10} text={text} onTextChange={setText} />;
}

async function type(keys: string) {
  render(<Medicines />);
  await userEvent.type(screen.getByLabelText("Medicines"), keys);
  return screen.getByLabelText("Medicines");
}

test("the arrow keys step an amount and keep its cents", async () => {
  expect(await type("12.50{ArrowUp}{ArrowUp}{ArrowDown}")).toHaveValue("22.50");
});

test("the arrow keys leave an amount with grouped thousands as it was typed", async () => {
  expect(await type("1.234,50{ArrowUp}{ArrowDown}")).toHaveValue("1.234,50");
});

test.for(["Shift", "Alt", "Control", "Meta"])(
  "arrows with %s move or select, and step nothing",
  async (key) => {
    expect(await type(`12{${key}>}{ArrowUp}{/${key}}`)).toHaveValue("12");
  },
);
