import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCli } from "../../supabase/stack/cli.ts";

const PROJECT = "abcdefghijklmnopqrst";

const AUTH_OF_A_PROJECT = {
  site_url: "http://localhost:3000",
  uri_allow_list: "https://forgotten.example",
  disable_signup: false,
  external_anonymous_users_enabled: true,
  external_email_enabled: false,
  security_manual_linking_enabled: true,
  password_min_length: 6,
  mailer_otp_length: 6,
  mailer_otp_exp: 3600,
  mailer_secure_email_change_enabled: false,
  security_update_password_require_current_password: false,
  security_update_password_require_reauthentication: false,
  jwt_exp: 604_800,
  refresh_token_rotation_enabled: false,
  rate_limit_otp: 360,
  rate_limit_verify: 360,
  mfa_totp_enroll_enabled: false,
  mfa_totp_verify_enabled: false,
};

/** Stands in for Supabase's management API, and returns what was sent. */
async function standInForManagementApi() {
  const answers: Record<string, unknown> = {
    [`/v1/projects/${PROJECT}/billing/addons`]: { selected_addons: [], available_addons: [] },
    [`/v2/projects/${PROJECT}/config`]: { data: { attributes: { auth: AUTH_OF_A_PROJECT } } },
  };
  const pushed: unknown[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.once("end", () => {
      if (request.method === "PATCH") pushed.push(JSON.parse(body));
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(answers[request.url ?? ""] ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, pushed };
}

async function profileFor(url: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "ivf-profile-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "profile.yaml");
  const urls = ["api_url", "dashboard_url", "docs_url"].map((name) => `${name}: ${url}\n`);
  await writeFile(file, `name: local\n${urls.join("")}project_host: 127.0.0.1\n`);
  return file;
}

test("the official CLI sets Supabase Auth as supabase/config.toml says, with the site's address from the environment", async () => {
  const api = await standInForManagementApi();
  await runCli(
    ["config", "push", `--remote=${PROJECT}`, "--yes", "--profile", await profileFor(api.url)],
    undefined,
    { SUPABASE_ACCESS_TOKEN: `sbp_${"0".repeat(40)}`, VITE_SITE_URL: "https://directory.example" },
  );
  expect(api.pushed).toEqual([
    {
      site_url: "https://directory.example",
      uri_allow_list: "",
      disable_signup: true,
      external_anonymous_users_enabled: false,
      external_email_enabled: true,
      security_manual_linking_enabled: false,
      password_min_length: 12,
      mailer_otp_length: 10,
      mailer_otp_exp: 900,
      mailer_secure_email_change_enabled: true,
      security_update_password_require_current_password: true,
      security_update_password_require_reauthentication: true,
      jwt_exp: 3600,
      refresh_token_rotation_enabled: true,
      rate_limit_otp: 30,
      rate_limit_verify: 30,
      mfa_totp_enroll_enabled: true,
      mfa_totp_verify_enabled: true,
    },
  ]);
});
