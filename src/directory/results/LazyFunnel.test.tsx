import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { LazyFunnel } from "./LazyFunnel.tsx";

vi.mock("@/ui/importChunk.ts", () => ({
  importChunk: async () => Promise.reject(new Error("The network is gone")),
}));

test("a funnel that can't be loaded says that the figures below say the same", async () => {
  expectLogged(/The network is gone/);
  render(
    <LazyFunnel
      entries={[]}
      average={{ percentage: 34, national: null, clinics: 2, ofRates: 0, ofAverage: 0 }}
    />,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("The figures below say the same.");
});
