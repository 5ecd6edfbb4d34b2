import { codeOf, stepAt } from "../../../supabase/embedded/factors/totp.ts";
import type { Journey } from "./journey.ts";
import { signIn } from "./signIn.ts";

export const ACCOUNTS: Journey[] = [
  {
    name: "an owner adds another one, who sets up two-step sign-in and signs in with a code",
    async walk(page) {
      const email = `owner-${Date.now()}@example.org`;
      await signIn(page, "/admin/people");
      await page.isAt("/admin/people");
      await page.fill("E-mail address", email);
      await page.choose("Role", "owner");
      await page.click("button", "Add");
      await page.see(`A password for ${email}`);
      const password = await page.valueOf("Their password");
      await page.click("button", "I have handed it over");
      await page.click("button", "Logout");
      await page.isAt("/admin/login");

      await signIn(page, "/admin/people", { email, password });
      await page.isAt("/admin/people");
      await page.see(`${email} (you)`);
      await page.click("button", "Set up two-step sign-in");
      await page.seeElement("img", "QR code for your authenticator app");
      const secret = await page.textLike(/\b[A-Z2-7]{32}\b/);
      const codeOfStep = (steps: number) => codeOf(secret, stepAt(Date.now()) + steps);
      await page.fill("Code from your authenticator app", codeOfStep(0));
      await page.press("Enter");
      await page.see("Two-step sign-in is on");
      await page.click("button", "Logout");
      await page.isAt("/admin/login");

      await signIn(page, "/admin/people", { email, password });
      await page.seeElement("textbox", "Code from your authenticator app");
      await page.isAt("/admin/login");
      // Each code works once.
      await page.fill("Code from your authenticator app", codeOfStep(1));
      await page.press("Enter");
      await page.isAt("/admin/people");
      await page.see("It’s on: signing in takes your password and six digits from your app.");
    },
  },
];
