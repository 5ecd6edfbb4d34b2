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

test("no sample stands in it", () => {
  const figures = { priceEuros: 2671, successRate: 67.3, eggDonationSuccessRate: 78.9, overallScore: 93.7 };
  const json = JSON.stringify(directoryData([exampleClinic({ ...figures, reviewScore: 4.57 })], undefined));
  expect(json).not.toMatch(/2671|67\.3|78\.9|93\.7|4\.57|rating|price/i);
});
