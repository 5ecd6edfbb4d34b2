import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { goToAddressedPlace } from "./addressedPlace.ts";

const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  Object.assign(window, { scrollY: 0 });
  window.history.replaceState(null, "", "/clinic/newer-than-the-build#prices");
  document.body.innerHTML = "<div id='root'></div>";
});

const root = (): HTMLElement => document.getElementById("root")!;
const pricesCome = () => root().insertAdjacentHTML("beforeend", "<h2 id='prices'>Prices</h2>");
const prices = () => document.getElementById("prices");

test("the place that an address names is gone to once a page without a snapshot shows it", async () => {
  goToAddressedPlace();
  pricesCome();
  await waitFor(() => expect(prices()).toHaveFocus());
  expect(scrollIntoView.mock.contexts).toEqual([prices()]);
});

test.for<[string, () => void]>([
  ["whose snapshot had it", () => root().setAttribute("data-snapshot-of", "/glossary")],
  ["that somebody has scrolled", () => Object.assign(window, { scrollY: 100 })],
  ["that somebody has left", () => window.history.pushState(null, "", "/")],
])("the place isn't gone to on a page %s", ([, happens]) => {
  happens();
  pricesCome();
  goToAddressedPlace();
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(prices()).not.toHaveFocus();
});
