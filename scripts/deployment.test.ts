import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { READY } from "../tests/support/doctor/ready.ts";
import { leftToDo } from "./deployment.ts";

const names = (sentences: string[]) => sentences.map((sentence) => sentence.split(" ")[0]);

test("with every setting nothing must be done", () => {
  expect(leftToDo(READY).must).toEqual([]);
  expect(names(leftToDo(READY).may)).toEqual(["VITE_FUNDING", "VITE_DATA_LICENCE", "VITE_REGISTRATION"]);
});

test("settings that would leave an example on the site are named", () => {
  const env = { ...READY, VITE_ADVERTISING_EMAIL: " ", VITE_PRIVACY_EMAIL: undefined };
  expect(names(leftToDo(env).must)).toEqual(["VITE_PRIVACY_EMAIL", "VITE_ADVERTISING_EMAIL"]);
});

test("a site whose operator is not named is not ready", () => {
  expect(leftToDo({ ...READY, VITE_OPERATOR: "" }).must).toEqual([
    "VITE_OPERATOR is not set: nobody can see who runs the site; the law asks for a name and a postal address.",
  ]);
});

test("wrong settings and addresses without https are named too", () => {
  const env = { ...READY, VITE_CONTACT_EMAIL: "nobody", VITE_SITE_URL: "http://directory.example" };
  expect(names(leftToDo(env).must)).toEqual(["VITE_CONTACT_EMAIL", "VITE_SITE_URL"]);
});

async function doctor(env: Record<string, string>): Promise<{ code: number; stdout: string }> {
  const nowhere = { VITE_SUPABASE_URL: "https://127.0.0.1:9", VITE_SITE_URL: "https://directory.invalid" };
  const run = promisify(execFile)(process.execPath, ["scripts/doctor.ts"], {
    env: { ...process.env, ...env, ...nowhere },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  );
}

test("npm run doctor ends with 1 while something must be done, and with 2 while nobody answers", async () => {
  const before = await doctor({ ...READY, VITE_OPERATOR: "" });
  expect(before.stdout).toContain("✗ VITE_OPERATOR is not set");
  expect(before.code).toBe(1);
  const after = await doctor(READY);
  expect(after.stdout).not.toContain("✗");
  expect(after.stdout).toContain("? Not looked at: the site. Nobody answers at https://directory.invalid");
  expect(after.stdout).toContain("? Not looked at: the backend. Nobody answers at https://127.0.0.1:9");
  expect(after.code).toBe(2);
});
