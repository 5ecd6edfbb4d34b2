import { fireEvent, render, screen } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { answerBackend, callsTo } from "../../../tests/support/backendAnswers.ts";
import { CLINIC_ROW, FIGURES, LIST } from "../../../tests/support/clinicPage.tsx";
import { routeOf } from "../routes.tsx";
import { fetchOnIntent } from "./fetchOnIntent.ts";

const TO = ["/glossary", "/blog", "/clinic/reprofit", "/admin/login", "/no/such/page"];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  answerBackend({ ...FIGURES, [LIST]: { json: [CLINIC_ROW] } });
  end = fetchOnIntent(createQueryClient());
  render(
    <MemoryRouter>
      {TO.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <a href="https://clinic.example/glossary">Another site</a>
      <a href="/glossary" target="_blank">
        Another window
      </a>
      <p>Words</p>
    </MemoryRouter>,
  );
});

afterEach(() => {
  end();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
});

function watchScript(path: string) {
  const route = routeOf(path);
  if (!route) throw new Error(`No page has the path ${path}`);
  return vi.spyOn(route, "load").mockResolvedValue({ default: () => null });
}

const link = (name: string) => screen.getByText(name);
const saveData = () => Object.assign(navigator, { connection: { saveData: true } });

async function restOn(name: string, sign: (element: Element) => void = fireEvent.pointerMove) {
  sign(link(name));
  await vi.advanceTimersByTimeAsync(100);
}

test.each([
  ["a pointer", fireEvent.pointerMove],
  ["the focus", fireEvent.focusIn],
  ["a finger", fireEvent.touchStart],
])("the script of a page is fetched ahead, once, where %s rests on a link to it", async (_, sign) => {
  const [glossary, blog] = [watchScript("/glossary"), watchScript("/blog")];
  expect(glossary).not.toHaveBeenCalled();
  for (let times = 0; times < 3; times++) {
    await restOn("/glossary", sign);
    await restOn("Words", sign);
  }
  expect(glossary).toHaveBeenCalledTimes(1);
  expect(blog).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test("what a pointer passes by, and a finger that scrolls, fetch nothing", async () => {
  const glossary = watchScript("/glossary");
  fireEvent.pointerMove(link("/glossary"));
  await restOn("Words");
  fireEvent.pointerMove(link("/glossary"));
  fireEvent.pointerCancel(link("/glossary"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(glossary).not.toHaveBeenCalled();
});

test("with a clinic's page come its facts, and what the list would have said of it", async () => {
  const page = watchScript("/clinic/reprofit");
  await restOn("/clinic/reprofit");
  await restOn("Words");
  await restOn("/clinic/reprofit");
  expect(page).toHaveBeenCalledTimes(1);
  expect(callsTo("/rpc/clinic_facts")).toHaveLength(1);
  expect(callsTo("/clinics")).toHaveLength(1);
});

test("nothing is fetched ahead for the administration, other sites and windows, or pages that aren't there", async () => {
  const fetched = ["/admin/login", "/glossary", "/no/such/page"].map(watchScript);
  for (const name of ["/admin/login", "/no/such/page", "Another site", "Another window"]) await restOn(name);
  for (const script of fetched) expect(script).not.toHaveBeenCalled();
});

test("where the browser saves data, nothing is fetched before a link is followed, and all at once then", async () => {
  saveData();
  const page = watchScript("/clinic/reprofit");
  await restOn("/clinic/reprofit");
  expect(page).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.click(link("/clinic/reprofit"));
  expect(page).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(callsTo("/rpc/clinic_facts")).toHaveLength(1), { timeout: 60_000 });
});

function gone() {
  window.dispatchEvent(new Event("vite:preloadError"));
  return Promise.reject(new TypeError("Failed to fetch"));
}

test("a script that is gone after a deploy reloads no page before its link is followed", async () => {
  const reload = vi.fn<() => void>();
  window.addEventListener("vite:preloadError", reload);
  watchScript("/glossary").mockImplementation(gone);
  await restOn("/glossary");
  expect(reload).not.toHaveBeenCalled();
  await gone().catch(() => {});
  expect(reload).toHaveBeenCalledTimes(1);
  window.removeEventListener("vite:preloadError", reload);
});
