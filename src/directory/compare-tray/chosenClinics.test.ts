import { MAX_COMPARED as MAX_IN_ADDRESS } from "@/directory/comparing/clinicIdsAddress.ts";
import { expect, test, vi } from "vitest";
import {
  chosenClinics,
  clearChosen,
  MAX_COMPARED,
  subscribeToChosen,
  toggleChosen,
} from "./chosenClinics.ts";

const clinic = (id: string) => ({ id, name: id.toUpperCase() });
const ids = () => chosenClinics().map(({ id }) => id);

test("clinics are chosen and taken out one by one, four at most, and kept in this tab", () => {
  const heard = vi.fn<() => void>();
  const stop = subscribeToChosen(heard);
  for (const id of ["a", "b", "c", "d", "e"]) toggleChosen(clinic(id));
  expect(ids()).toEqual(["a", "b", "c", "d"]);
  expect(heard).toHaveBeenCalledTimes(MAX_COMPARED);
  toggleChosen(clinic("b"));
  expect(ids()).toEqual(["a", "c", "d"]);
  expect(sessionStorage.getItem("compared-clinics")).toContain('"id":"c","name":"C"');
  clearChosen();
  expect(ids()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  stop();
});

test("a page restored by Back hears of the clinics that were chosen meanwhile", () => {
  const heard = vi.fn<(chosen: string[]) => void>();
  const stop = subscribeToChosen(() => heard(ids()));
  sessionStorage.setItem("compared-clinics", '{"version":1,"value":[{"id":"b","name":"B"}]}');
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(heard).toHaveBeenCalledExactlyOnceWith(["b"]);
  stop();
  clearChosen();
});

test("the tray collects as many as can be compared", () => {
  expect(MAX_COMPARED).toBe(MAX_IN_ADDRESS);
});

test("the same array is returned until the choice changes", () => {
  toggleChosen(clinic("a"));
  expect(chosenClinics()).toBe(chosenClinics());
  clearChosen();
});

test.for([
  "null",
  "{",
  "[]",
  '{"version":9,"value":[{"id":"a","name":"A"}]}',
  '{"version":1,"value":[{"id":"<b>","name":"B"},null,7,{"id":"c"}]}',
])("nonsense in storage counts as no choice: %s", (text) => {
  sessionStorage.setItem("compared-clinics", text);
  expect(ids()).toEqual([]);
  sessionStorage.clear();
});

test("where storage is blocked the choice lasts until the page is left", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  toggleChosen(clinic("a"));
  expect(ids()).toEqual(["a"]);
  clearChosen();
  expect(ids()).toEqual([]);
});
