import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import postgres from "postgres";
import { examine } from "../../../scripts/doctor/examine.ts";
import type { Options } from "../../../scripts/doctor/options.ts";
import { securityHeaders } from "../../../scripts/securityHeaders.ts";
import { createAdmin } from "../../../supabase/embedded/admins.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../supabase/embedded/keys.ts";
import { makeCertificate } from "../hosts/certificate.ts";
import { freePorts, serveByNginx, type ServedByNginx } from "../hosts/webServer.ts";
import { serveApi } from "./api.ts";
import { writeBuiltSite, type Built } from "./builtSite.ts";

/** pg_cron is not among the tests' Postgres, so its tables stand in, as it makes them. */
const CRON = `
  create schema cron;
  create table cron.job (jobid bigserial primary key, schedule text, command text, active boolean default true, jobname text);
  create table cron.job_run_details (jobid bigint, runid bigserial, status text, return_message text, start_time timestamptz);
  insert into cron.job (schedule, command, jobname)
  values ('*/10 * * * *', 'select private.purge_old_traces()', 'purge-old-traces');
  insert into cron.job_run_details (jobid, status, return_message, start_time) values (1, 'succeeded', '1 row', now());`;

export type Deployment = Awaited<ReturnType<typeof deploy>>;

/** What was begun ends again where a later part does not start: other tests count what runs. */
export async function deploy(databaseUrl: string) {
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    return { ...(await start(databaseUrl, closing)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function start(databaseUrl: string, closing: (() => unknown)[]) {
  const folder = mkdtempSync(join(tmpdir(), "ivf-deployed-"));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const site = join(folder, "dist");
  const certificate = makeCertificate(folder);
  const trusted = getCACertificates("default");
  setDefaultCACertificates([...trusted, readFileSync(certificate.certificate, "utf8")]);
  closing.push(() => setDefaultCACertificates(trusted));
  const ports = await freePorts();
  const origin = `https://localhost:${ports.https}`;
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} });
  closing.push(() => sql.end());
  await sql.unsafe(CRON);
  await sql`update private.settings set allowed_origins = ${[origin]}`;
  const query = async (text: string, values: unknown[]) => ({
    rows: await sql.unsafe(text, values as string[]),
  });
  const accounts = { driver: { query } };
  await createAdmin(accounts, { email: "owner@directory.example", password: "seven-lamps-of-architecture" });
  const api = await serveApi(databaseUrl, closing);

  const built: Built = {
    origin,
    settings: {
      supabaseUrl: api.url,
      publishableKey: EMBEDDED_PUBLISHABLE_KEY,
      paymentUrl: "https://pay.example",
      advertisingEmail: "adverts@directory.example",
      privacyEmail: "privacy@directory.example",
      contactEmail: "contact@directory.example",
      operator: "Example Ltd, 1 Example Street, Prague",
    },
  };
  const build = (changed: Partial<Built["settings"]> = {}, at = origin) =>
    writeBuiltSite(site, { origin: at, settings: { ...built.settings, ...changed } });
  const serve = (headers = securityHeaders([api.url]), options: ServedByNginx = {}) =>
    serveByNginx(site, headers, { ports, certificate, ...options });
  build();
  let nginx = await serve();
  closing.push(() => nginx.stop());

  return {
    origin,
    site,
    sql,
    api,
    accounts,
    certificateFile: certificate.certificate,
    databaseUrl,
    build,
    async serveAgain(...how: Parameters<typeof serve>) {
      await nginx.stop();
      nginx = await serve(...how);
    },
    async look(options: Partial<Options> = {}, now?: () => number, today = "2026-11-26") {
      const nothing = { json: false, backend: undefined, key: undefined, settings: undefined };
      return await examine({ ...nothing, site: origin, databaseUrl, ...options }, now, today);
    },
  };
}
