import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { enter, showPage, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import LoginPage from "./LoginPage.tsx";
import { expectLogged } from "../../../tests/support/expectLogged.ts";

type Answer = (signal?: AbortSignal | null) => Promise<Response>;

const json =
  (body: unknown, status = 200): Answer =>
  async () =>
    Response.json(body, { status });
const text =
  (body: string, init: ResponseInit = {}): Answer =>
  async () =>
    new Response(body, init);
const never: Answer = (signal) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));
const nothing: Answer = () => Promise.reject(new TypeError("fetch failed"));

const EMAIL = "admin@example.com";
const SESSION = { access_token: "a.b.c", refresh_token: "r", token_type: "bearer", expires_in: 3600 };
const USER = { id: "5b1f6d1e-0000-4000-8000-000000000001", email: EMAIL, factors: [] as object[] };
const WELL = {
  check: json({ success: true }),
  auth: json({ ...SESSION, user: USER }),
  challenge: json({ id: "c1", type: "totp", expires_at: 1 }),
  verify: json({ ...SESSION, user: USER }),
  isAdmin: json(true),
  logout: text("", { status: 200 }),
};
type Service = keyof typeof WELL;

const PATHS: Record<Service, string> = {
  check: "/functions/v1/verify-admin-password",
  auth: "/auth/v1/token",
  challenge: "/auth/v1/factors/f1/challenge",
  verify: "/auth/v1/factors/f1/verify",
  isAdmin: "/rest/v1/rpc/is_admin",
  logout: "/auth/v1/logout",
};

let answers: Record<Service, Answer>;
let asked: Service[];

beforeEach(() => {
  dismissToasts();
  answers = { ...WELL };
  asked = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    const service = (Object.keys(PATHS) as Service[]).find((name) => PATHS[name] === pathname);
    if (!service) return nothing();
    asked.push(service);
    return answers[service](init?.signal);
  });
});

const signIn = () => user.click(screen.getByRole("button", { name: "Sign In" }));

async function openAndSignIn() {
  const pages = (
    <Routes>
      <Route path="/admin/login" element={<LoginPage />} />
      <Route path="/admin" element="The overview" />
    </Routes>
  );
  showPage(pages, "/admin/login");
  await enter(screen.getByLabelText("Email"), EMAIL);
  await enter(screen.getByLabelText("Password"), "some password");
  await signIn();
}

async function expectRefusal(title: string, words: string) {
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByRole("main")).toHaveTextContent(words);
  expect(await screen.findByRole("button", { name: "Sign In" })).toHaveAttribute("aria-disabled", "false");
  expect(screen.getByLabelText("Email")).toHaveValue(EMAIL);
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
}

async function expectToGetInNow() {
  answers = { ...WELL };
  await signIn();
  expect(await screen.findByText("The overview")).toBeInTheDocument();
}

const LOCKED = "Too many failed attempts. Please try again in 15 minutes.";

test.for<[what: string, answer: Answer, title: string, words: string]>([
  ["is wrong", json({ success: false }), "Authentication Failed", "Invalid email or password"],
  ["gets null", json(null), "Authentication Failed", "Invalid email or password"],
  ["gets nonsense", json([]), "Authentication Failed", "Invalid email or password"],
  [
    "is locked out",
    json({ success: false, code: "locked-out", message: LOCKED }, 429),
    "Authentication Error",
    LOCKED,
  ],
  [
    "comes from another website",
    json({ success: false, code: "origin-not-allowed", message: "Not from this website" }, 403),
    "Authentication Error",
    "Not from this website",
  ],
])("a login that %s says so, and can be tried again", async ([, answer, title, words]) => {
  if (title === "Authentication Error") expectLogged(/BackendError/);
  answers.check = answer;
  await openAndSignIn();
  await expectRefusal(title, words);
  expect(asked).toEqual(["check"]);
  await expectToGetInNow();
});

const BUSY = json(
  { success: false, code: "login-busy", message: "Too many people are signing in right now." },
  429,
);

const UNREADABLE = new Set(["has no invocations left", "gives no answer", "answers with a page"]);

test.for<[how: string, answer: Answer]>([
  ["is busy with a crowd", BUSY],
  ["has no invocations left", text("Too many requests", { status: 429 })],
  ["gives no answer", nothing],
  ["is not deployed", json({ code: "NOT_FOUND" }, 404)],
  ["is broken", json({ message: "broken" }, 500)],
  ["has lost the database", json({ success: false, code: "check-failed", message: "x" }, 503)],
  ["answers with a page", text("<!doctype html>", { headers: { "content-type": "text/html" } })],
])("while the check %s a wrong password stays out and the right one gets in", async ([how, answer]) => {
  if (UNREADABLE.has(how)) expectLogged(/The check of the password gave no answer/);
  answers.check = answer;
  answers.auth = json({ error_code: "invalid_credentials", msg: "Invalid login credentials" }, 400);
  await openAndSignIn();
  await expectRefusal("Authentication Failed", "Invalid email or password");
  expect(asked).toEqual(["check", "auth"]);
  answers.auth = WELL.auth;
  await signIn();
  expect(await screen.findByText("Login Successful")).toBeInTheDocument();
  expect(await screen.findByText("The overview")).toBeInTheDocument();
});

test("while the check is busy an account that isn't an admin's gets the message of a wrong password and is signed out", async () => {
  answers = { ...WELL, check: BUSY, isAdmin: json(false) };
  await openAndSignIn();
  await expectRefusal("Authentication Failed", "Invalid email or password");
  expect(asked.at(-1)).toBe("logout");
});

const CROWDED = "Too many people are trying to sign in. Please try again in a few minutes.";

/** Postgres and Supabase Auth name the message differently. */
const failure = (words: string, status: number) => json({ code: status, msg: words, message: words }, status);

test.for<[service: "auth" | "isAdmin", fault: string, answer: Answer, title: string, words: string]>(
  (["auth", "isAdmin"] as const).flatMap((service) => [
    [service, "fails", failure("broken", 500), "Authentication Error", "broken"],
    [service, "is crowded", failure("Request rate limit reached", 429), "Authentication Error", CROWDED],
    [service, "gives no answer", nothing, "Login Error", "An unexpected error occurred during login"],
  ]),
)(
  "while the check is busy and %s %s, the login says so and leaves no session",
  async ([service, , answer, title, words]) => {
    expectLogged(/BackendError/);
    answers = { ...WELL, check: BUSY, [service]: answer };
    await openAndSignIn();
    await expectRefusal(title, words);
    await expectToGetInNow();
  },
);

test("after a right code whose check of the role failed, signing in begins again and works", async () => {
  expectLogged(/BackendError/);
  const factors = [{ id: "f1", status: "verified", factor_type: "totp" }];
  answers.auth = json({ ...SESSION, user: { ...USER, factors } });
  answers.isAdmin = failure("broken", 500);
  await openAndSignIn();
  const giveCode = async () => {
    await enter(await screen.findByRole("textbox", { name: /code/i }), "123456");
    await signIn();
  };
  await giveCode();
  expect(await screen.findByText("Authentication Error")).toBeInTheDocument();
  await enter(await screen.findByLabelText("Email"), EMAIL);
  await enter(screen.getByLabelText("Password"), "some password");
  answers.isAdmin = WELL.isAdmin;
  await signIn();
  await giveCode();
  expect(await screen.findByText("The overview")).toBeInTheDocument();
});

test("a right code that came too late after the password says so", async () => {
  const factors = [{ id: "f1", status: "verified", factor_type: "totp" }];
  answers = { ...WELL, auth: json({ ...SESSION, user: { ...USER, factors } }), isAdmin: json(false) };
  await openAndSignIn();
  await enter(await screen.findByRole("textbox", { name: /code/i }), "123456");
  await signIn();
  expect(await screen.findByText(/came more than 15 minutes after your password/)).toBeInTheDocument();
  expect(await screen.findByLabelText("Email")).toBeVisible();
});

test("fault 5: a call hangs → the login is given up after 15 s at most", async () => {
  expectLogged(/The check of the password gave no answer/);
  expectLogged(/TimeoutError|signal timed out/);
  const limits: { ms: number; reach: () => void }[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const limit = new AbortController();
    limits.push({ ms, reach: () => limit.abort(new DOMException("signal timed out", "TimeoutError")) });
    return limit.signal;
  });
  answers = { ...WELL, check: never, auth: never };
  await openAndSignIn();
  expect(await screen.findByRole("button", { name: "Signing in..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  expect(asked).toEqual(["check"]);
  limits[0]?.reach();
  await waitFor(() => expect(asked).toEqual(["check", "auth"]));
  limits[1]?.reach();
  await expectRefusal("Login Error", "An unexpected error occurred during login");
  expect(asked).toEqual(["check", "auth"]);
  const [check, auth] = limits;
  expect((check?.ms ?? Infinity) + (auth?.ms ?? Infinity)).toBeLessThanOrEqual(15_000);
  await expectToGetInNow();
});

test("nothing that these tests do reaches the tests of another thread", () => {
  expect(globalThis.BroadcastChannel).toBeUndefined();
});
