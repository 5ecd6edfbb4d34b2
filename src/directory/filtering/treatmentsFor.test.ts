import { expect, test } from "vitest";
import { treatmentsFor } from "./treatmentsFor.ts";

test.for<[string, string[]]>([
  ["egg donation", ["egg-donation"]],
  ["Eizellspende Tschechien", ["egg-donation"]],
  ["darování vajíček", ["egg-donation"]],
  ["dawstwo komórek jajowych", ["egg-donation"]],
  ["egg", ["egg-donation", "egg-freezing"]],
  ["donation", ["egg-donation", "embryo-donation"]],
  ["social freezing", ["egg-freezing"]],
  ["icsi", ["icsi"]],
  ["Samenspende", ["donor-sperm"]],
  ["FET", ["frozen-transfer"]],
  ["Prague", []],
  ["eg", []],
  ["", []],
  ["constructor", []],
])("%s means %s", ([term, treatments]) => {
  expect(treatmentsFor(term)).toEqual(treatments);
});
