import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { answerBackend, callsTo } from "../../tests/support/backendAnswers.ts";
import { expectLogged } from "../../tests/support/expectLogged.ts";
import { SEEDED_LAWS } from "../../tests/support/seededLaw.ts";
import { someLawsQuery } from "./api.ts";
import { StaticRules } from "./StaticRules.tsx";

const LAW = "/rest/v1/rpc/country_laws?";
const SPAIN = SEEDED_LAWS.filter(({ country }) => country === "spain");
const CHANGED = SPAIN.map((law) => ({
  ...law,
  rules: law.rules.map((rule) =>
    rule.question === "womanAlone" ? Object.assign({}, rule, { answer: "no" }) : rule,
  ),
}));

let root: ReturnType<typeof hydrateRoot>;

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

async function takeOver() {
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } });
  cache.setQueryData(someLawsQuery(["spain"]).queryKey, SPAIN);
  await cache.invalidateQueries({ refetchType: "none" });
  document.body.innerHTML = "<main><div><p>As it was built</p></div></main>";
  await act(async () => {
    root = hydrateRoot(
      document.querySelector("main")!,
      <QueryClientProvider client={cache}>
        <MemoryRouter>
          <StaticRules slug="spain" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  return cache;
}

/** Until what would replace the HTML had its chance. */
async function untilAnswered(cache: QueryClient) {
  await waitFor(() => expect(callsTo("/rpc/country_laws")).toHaveLength(1));
  await waitFor(() => expect(cache.isFetching()).toBe(0));
  await import("./EveryRule.tsx");
  await act(async () => {});
}

test("an unchanged law keeps the build's HTML, and is requested once", async () => {
  answerBackend({ [LAW]: { json: SPAIN } });
  const cache = await takeOver();
  const built = screen.getByText("As it was built");
  await untilAnswered(cache);
  expect(screen.getByText("As it was built")).toBe(built);
});

test("a law that an editor changed since the build replaces its HTML", async () => {
  answerBackend({ [LAW]: { json: CHANGED } });
  await takeOver();
  expect(await screen.findByText("Clinics may not treat a woman on her own.")).toBeVisible();
  expect(screen.queryByText("As it was built")).toBeNull();
});

test("where the database doesn't answer, the built law stays", async () => {
  expectLogged(/BackendError/);
  answerBackend({ [LAW]: { status: 500 } });
  await untilAnswered(await takeOver());
  expect(screen.getByText("As it was built")).toBeVisible();
});
