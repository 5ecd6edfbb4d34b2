import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { showPage, user } from "@/contributing/forms/testing.tsx";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import SpeedPage from "./SpeedPage.tsx";

const of = (build: string, device: string, metric: string, p75: number, page: string | null = null) => ({
  ...{ build, device, metric, page, p75 },
  ...{ visits: 40, median: p75 / 2 },
});

const REPORT = {
  releases: [
    { build: "1.1.0", first_seen: "2026-11-25T00:00:00Z", visits: 100, errors: 2 },
    { build: "1.0.0", first_seen: "2026-11-01T00:00:00Z", visits: 100, errors: 2 },
  ],
  vitals: [
    of("1.1.0", "phone", "INP", 420),
    of("1.0.0", "phone", "INP", 180),
    of("1.1.0", "desktop", "INP", 90),
    of("1.1.0", "phone", "INP", 640, "/clinic/:id"),
  ],
  errors: [
    {
      ...{ build: "1.1.0", code: "TypeError E-7K2F", place: "ClinicPage:1:2345", times: 3 },
      ...{ first_seen: "2026-11-24T10:00:00Z", last_seen: "2026-11-25T10:00:00Z" },
      ...{ pages: ["/clinic/:id"], devices: ["phone"], engines: ["webkit"] },
    },
  ],
  days: [
    { day: "2026-11-24", visits: 50, errors: 0 },
    { day: "2026-11-25", visits: 50, errors: 3 },
  ],
};

let answer: () => Response;
let asked: unknown[];
beforeEach(() => {
  storeAdminSession();
  asked = [];
  answer = () => Response.json(REPORT);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const address = url instanceof Request ? url.url : url.toString();
    if (!address.endsWith("/rpc/speed_and_errors")) return Response.json("owner");
    if (typeof init?.body === "string") asked.push(JSON.parse(init.body));
    return answer();
  });
});

test("an admin reads whether the last release broke something on phones, and on which page", async () => {
  showPage(<SpeedPage />, "/admin/speed");
  expect(await screen.findByText("Loading what was measured...")).toBeInTheDocument();
  expect(
    await screen.findByText(/^On phones and tablets, 1\.1\.0 answers more slowly: 420 ms/),
  ).toBeVisible();
  const figure = within(screen.getByRole("heading", { name: "Time to answer" }).closest("li")!);
  expect(figure.getByText("Could be better. A quarter of visits were worse.")).toBeVisible();
  const page = within(screen.getByRole("heading", { name: "/clinic/:id" }).closest("li")!);
  expect(page.getByText("640 ms · Poor")).toBeVisible();
  expect(screen.getByRole("heading", { name: "TypeError E-7K2F at ClinicPage:1:2345" })).toBeVisible();
  expect(
    screen.getByText("3 visits met it from 24 Nov 2026 to 25 Nov 2026, in release 1.1.0."),
  ).toBeVisible();
  expect(screen.getByRole("img", { name: "Errors a day: at most 3 errors, on 25 Nov 2026." })).toBeVisible();
});

test("the address says which device, release and time are shown", async () => {
  showPage(<SpeedPage />, "/admin/speed?device=desktop&days=30");
  expect(await screen.findByText("90 ms")).toBeVisible();
  expect(screen.getByText(/^Too few visits were measured/)).toBeVisible();
  expect(screen.getByLabelText("Release")).toHaveValue("1.1.0");
  expect(asked).toEqual([{ p_days: 30 }]);
});

test("where nothing was measured it says how to begin", async () => {
  answer = () => Response.json({ ...REPORT, releases: [], vitals: [], errors: [] });
  showPage(<SpeedPage />, "/admin/speed");
  expect(await screen.findByText("Nothing was measured in this time")).toBeVisible();
  expect(screen.getByText(/ask whoever runs the site to turn the question on/)).toBeVisible();
});

test("a failure is said, and asking again helps", async () => {
  expectLogged(/BackendError/);
  answer = () => Response.json({ message: "x" }, { status: 500 });
  showPage(<SpeedPage />, "/admin/speed");
  await waitFor(() => expect(screen.getByText("We couldn't load what was measured")).toBeVisible());
  answer = () => Response.json(REPORT);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Release 1.1.0" })).toBeVisible();
});
