import { expect, test } from "vitest";
import { exampleClinic } from "../../../tests/support/exampleClinic.ts";
import { directoryData } from "./directoryData.ts";

test("the directory is a numbered list of its clinics", () => {
  expect(
    directoryData([exampleClinic({ id: "reprofit", name: "Reprofit" })], "https://x.example"),
  ).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ position: 1, name: "Reprofit", url: "https://x.example/clinic/reprofit" }],
  });
});
