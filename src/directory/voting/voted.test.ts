import { beforeEach, expect, test, vi } from "vitest";
import { sessionId } from "./session.ts";

const load = () => import("./voted.ts");

beforeEach(() => vi.resetModules());

test("the clinics that this session voted for are remembered when the page is loaded again", async () => {
  const before = await load();
  before.rememberVoted("reprofit", sessionId());
  before.rememberVoted("gennet", sessionId());
  vi.resetModules();
  const after = await load();
  expect(["reprofit", "gennet", "unica"].map(after.hasVoted)).toEqual([true, true, false]);
});

test("a new session has voted for none", async () => {
  const { hasVoted, rememberVoted } = await load();
  rememberVoted("reprofit", sessionId());
  sessionStorage.removeItem("clinic-session-id");
  expect(hasVoted("reprofit")).toBe(false);
  rememberVoted("gennet", sessionId());
  expect(["reprofit", "gennet"].map(hasVoted)).toEqual([false, true]);
});

test.for(["null", "[]", "{}", '{"session":"s"}', '{"session":"s","clinicIds":"reprofit"}'])(
  "nonsense in storage counts as no votes: %s",
  async (value) => {
    sessionStorage.setItem("clinic-session-id", "s");
    sessionStorage.setItem("clinic-votes", `{"version":1,"value":${value}}`);
    const { hasVoted } = await load();
    expect(hasVoted("reprofit")).toBe(false);
  },
);

test("where storage is blocked they are remembered until the page is left", async () => {
  for (const method of ["getItem", "setItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  const { hasVoted, rememberVoted } = await load();
  rememberVoted("reprofit", "session");
  expect(hasVoted("reprofit")).toBe(true);
});
