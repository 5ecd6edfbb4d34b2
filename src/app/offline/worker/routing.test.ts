import { describe, expect, test } from "vitest";
import { isPage, isCacheableRequest } from "./routing.ts";

const BACKEND = "https://project.supabase.example";

function isCacheable(path: string, method = "GET", headers: HeadersInit = { apikey: "k" }, origin = BACKEND) {
  return isCacheableRequest({ method, headers: new Headers(headers) }, new URL(path, origin), BACKEND);
}

describe("The service worker keeps answers", () => {
  test.for([
    "/rest/v1/clinics?select=id&order=id.asc",
    "/rest/v1/rpc/clinic_facts?p_clinic_id=reprofit",
    "/rest/v1/rpc/country_laws",
    "/rest/v1/clinic_prices?status=eq.sourced",
  ])("that anybody may read, such as %s", (path) => {
    expect(isCacheable(path)).toBe(true);
  });

  test("but none to somebody who is signed in", () => {
    expect(isCacheable("/rest/v1/clinics", "GET", { apikey: "k", authorization: "Bearer t" })).toBe(false);
  });

  test.for(["POST", "PATCH", "DELETE", "HEAD"])("and none to %s", (method) => {
    expect(isCacheable("/rest/v1/clinics", method)).toBe(false);
  });

  test.for([
    "/rest/v1/rpc/handle_clinic_upvote",
    "/rest/v1/rpc/create_human_check",
    "/rest/v1/rpc/is_ip_banned",
    "/rest/v1/clinic_submissions",
    "/rest/v1/figure_reports",
    "/auth/v1/token",
    "/functions/v1/client-ip",
    "/rest/v1/",
  ])("and none of %s, which votes, forms and accounts need", (path) => {
    expect(isCacheable(path)).toBe(false);
  });

  test("and none of another host", () => {
    expect(isCacheable("/rest/v1/clinics", "GET", {}, "https://evil.example")).toBe(false);
  });
});

test("pages are for visitors: files, the backend and the administration are none", () => {
  for (const path of ["/", "/clinic/reprofit", "/plan/costs", "/administration"]) {
    expect([path, isPage(path)]).toEqual([path, true]);
  }
  for (const path of ["/admin", "/admin/login", "/rest/v1/clinics", "/auth/v1/token", "/data/clinics.csv"]) {
    expect([path, isPage(path)]).toEqual([path, false]);
  }
});
