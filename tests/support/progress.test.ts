import { expect, test } from "vitest";
import { waitWhileItWorks } from "./progress.ts";

test("a process that stands still is given up with its output", async () => {
  const silent = { pid: undefined, output: () => "Opening …" };
  await expect(waitWhileItWorks(silent, () => false, 200)).rejects.toThrow(
    "It has stood still for 0.2 s:\nOpening …",
  );
});

test("a process that keeps printing is waited for, however long it takes", async () => {
  let printed = "";
  const talking = { pid: undefined, output: () => (printed += ".") };
  await waitWhileItWorks(talking, () => printed.length > 20, 200);
  expect(printed.length).toBeGreaterThan(20);
});
