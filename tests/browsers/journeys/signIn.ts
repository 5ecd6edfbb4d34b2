import type { Page } from "../page.ts";

const LOCAL_OWNER = { email: "admin@example.com", password: "embedded-admin" };

export async function signIn(page: Page, path: string, { email, password } = LOCAL_OWNER): Promise<void> {
  await page.goto(path);
  await page.isAt("/admin/login");
  await page.fill("Email", email);
  await page.fillPassword(password);
  await page.press("Enter");
}
