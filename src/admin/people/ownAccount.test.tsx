import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { enter, showPage, user } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { answerBackend, callsTo, OFFLINE } from "../../../tests/support/backendAnswers.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";
import { storeAdminSession } from "../../../tests/support/signedInAdmin.ts";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";
import { TwoFactorSetup } from "./TwoFactorSetup.tsx";

const NEW_FACTOR = { id: "f1", type: "totp", totp: { qr_code: "<svg/>", secret: "ABCD", uri: "" } };
const TOKENS = { access_token: "a.b.c", refresh_token: "r", expires_in: 3600, token_type: "bearer" };
/** How long ago the password was given, by the server's clock. */
const signedInFor = (minutes: number) => {
  const claims = { iat: 1 + 60 * minutes, amr: [{ method: "password", timestamp: 1 }] };
  return { json: { ...TOKENS, access_token: `a.${btoa(JSON.stringify(claims))}.c` } };
};
const SIGN_IN_AGAIN = "Please sign in again first";

beforeEach(() => {
  dismissToasts();
  localStorage.clear();
  storeAdminSession();
});

test("without an answer a password may have changed, and the new one comes first", async () => {
  expectLogged(/BackendError/);
  answerBackend(OFFLINE);
  showPage(<ChangePasswordForm />, "/admin/people");
  await user.click(screen.getByRole("button", { name: "Change your password" }));
  await enter(screen.getByLabelText("Current password"), "the old one it was");
  await enter(screen.getByLabelText("New password"), "quiet otter bridge lamp");
  await user.click(screen.getByRole("button", { name: "Change" }));
  expect(await screen.findByText("No answer came")).toBeInTheDocument();
  expect(
    screen.getByText(/may have changed\. At your next sign-in, try the new one first/),
  ).toBeInTheDocument();
});

test.for([
  [200, "Your password is changed"],
  [400, "This isn’t your current password."],
] as const)(
  "while a password changes, Cancel waits; who leaves still reads its outcome (%i)",
  async ([status, words]) => {
    const answer = Promise.withResolvers<{ status: number; json: object }>();
    answerBackend({ "auth/v1/user": answer.promise });
    const { unmount } = showPage(<ChangePasswordForm />, "/admin/people");
    await user.click(screen.getByRole("button", { name: "Change your password" }));
    await enter(screen.getByLabelText("Current password"), "the old one it was");
    await enter(screen.getByLabelText("New password"), "quiet otter bridge lamp");
    await user.click(screen.getByRole("button", { name: "Change" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByLabelText("New password")).toBeVisible();
    unmount();
    const { user: account } = JSON.parse(localStorage.getItem("ivf-admin-session")!) as { user: object };
    answer.resolve({ status, json: status === 200 ? account : { error_code: "current_password_invalid" } });
    showPage(null, "/admin");
    expect(await screen.findByText(words)).toBeInTheDocument();
  },
);

test("a card that couldn't be loaded stays and can be asked again", async () => {
  expectLogged(/BackendError/);
  answerBackend({ "rpc/own_two_factor": [{ status: 403, json: { message: "no" } }, { json: false }] });
  showPage(<TwoFactorSetup />, "/admin/people");
  const problem = await screen.findByRole("alert");
  expect(problem).toHaveTextContent("We couldn't load your two-step sign-in");
  await user.click(within(problem).getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("button", { name: "Set up two-step sign-in" })).toBeVisible();
});

test("who signed in long ago is told to sign in again before anything changes", async () => {
  // The answers have no place for a factor.
  answerBackend({ "rpc/own_two_factor": { json: false }, "auth/v1/token": signedInFor(15) });
  showPage(<TwoFactorSetup />, "/admin/people");
  await user.click(await screen.findByRole("button", { name: "Set up two-step sign-in" }));
  expect(await screen.findByText(SIGN_IN_AGAIN)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Set up two-step sign-in" })).toBeVisible();
});

test("who takes too long over the code is told to sign in again, and it is not sent", async () => {
  const { user: account } = JSON.parse(localStorage.getItem("ivf-admin-session")!) as { user: object };
  answerBackend({
    "rpc/own_two_factor": { json: false },
    "auth/v1/token": [signedInFor(14), signedInFor(15)],
    factors: { json: NEW_FACTOR },
    "auth/v1/user": { json: { ...account, factors: [] } },
  });
  showPage(<TwoFactorSetup />, "/admin/people");
  await user.click(await screen.findByRole("button", { name: "Set up two-step sign-in" }));
  await enter(await screen.findByRole("textbox"), "123456");
  await user.click(screen.getByRole("button", { name: "Turn on" }));
  expect(await screen.findByText(SIGN_IN_AGAIN)).toBeInTheDocument();
  for (const path of ["/challenge", "/verify"]) expect(callsTo(path)).toEqual([]);
  expect(screen.getByRole("textbox")).toHaveValue("123456");
});

test("it is on at once, however long reading it again takes", async () => {
  const { user: account } = JSON.parse(localStorage.getItem("ivf-admin-session")!) as { user: object };
  answerBackend({
    "rpc/own_two_factor": [{ json: false }, "never"],
    "auth/v1/token": signedInFor(1),
    "factors/f1/challenge": { json: { id: "c1", type: "totp", expires_at: 1 } },
    "factors/f1/verify": { json: { ...TOKENS, user: account } },
    factors: { json: NEW_FACTOR },
    "auth/v1/user": { json: { ...account, factors: [] } },
  });
  showPage(<TwoFactorSetup />, "/admin/people");
  await user.click(await screen.findByRole("button", { name: "Set up two-step sign-in" }));
  expect(await screen.findByText("ABCD")).toHaveAttribute("translate", "no");
  await enter(screen.getByRole("textbox"), "123456");
  await user.click(screen.getByRole("button", { name: "Turn on" }));
  expect(await screen.findByText("Two-step sign-in is on")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Turn it off" })).toBeVisible();
});
