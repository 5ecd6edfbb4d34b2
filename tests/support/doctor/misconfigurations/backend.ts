import { createServer, type ServerResponse } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createPostgresConnection } from "@supabase/lite/postgres";
import type { Code } from "../../../../scripts/doctor/codes.ts";
import { LOCAL_ADMIN, createAdmin } from "../../../../supabase/embedded/admins.ts";
import { App, enforceGrants, liteSettings } from "../../../../supabase/embedded/lite.ts";
import { handleClientIp } from "../../../../supabase/functions/client-ip/handler.ts";
import { forward } from "../../../../supabase/stack/forward.ts";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../../supabase/embedded/keys.ts";
import { TEST_JWT_SECRET, TEST_SECRET_KEY } from "../../database/secrets.ts";
import type { Answering } from "../api.ts";
import type { Deployment } from "../deployment.ts";
import { inDatabase, type Misconfiguration } from "./misconfiguration.ts";

function atTheGateway(mistake: string, found: Code[], answer: Answering): Misconfiguration {
  return {
    mistake,
    found,
    make: async ({ api }) => {
      api.planted.answer = answer;
      return async () => delete api.planted.answer;
    },
  };
}

function answerNobody(): Response {
  return handleClientIp(new Request("http://project/functions/v1/client-ip"));
}

function notThere(response: ServerResponse): true {
  response.writeHead(404, { "access-control-allow-origin": "*" }).end();
  return true;
}

async function openAuth(
  { databaseUrl, sql, api }: Deployment,
  changed: { enable_signup?: boolean; enable_anonymous_sign_ins?: boolean },
): Promise<() => Promise<void>> {
  const keys = {
    publishable: EMBEDDED_PUBLISHABLE_KEY,
    secret: TEST_SECRET_KEY,
    jwtSecret: TEST_JWT_SECRET,
  };
  const connection = createPostgresConnection({ url: databaseUrl });
  const settings = liteSettings(keys);
  const app = new App({ ...settings, auth: { ...settings.auth, ...changed }, connection });
  await app.init();
  await enforceGrants(connection);
  const folder = mkdtempSync(join(tmpdir(), "ivf-auth-"));
  const socketPath = join(folder, "api.sock");
  const server = createServer((request, response) => {
    void getRequestListener(async (asked) => await app.fetch(asked))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  api.planted.answer = (request, response) => {
    if (request.url !== "/auth/v1/settings") return false;
    forward(request, response, { socketPath, path: request.url, headers: request.headers });
    return true;
  };
  return async () => {
    delete api.planted.answer;
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await connection.close();
    await sql`select private.apply_grants()`;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function addLocalAdmin({ accounts, sql }: Deployment): Promise<() => Promise<void>> {
  await createAdmin(accounts, LOCAL_ADMIN);
  return async () => {
    await sql`delete from private.admins where user_id in (select id from auth.users where email = ${LOCAL_ADMIN.email})`;
    await sql`delete from auth.users where email = ${LOCAL_ADMIN.email}`;
  };
}

export const IN_THE_BACKEND: Misconfiguration[] = [
  {
    mistake: "anybody may sign up",
    found: ["sign-up-open"],
    make: (deployed) => openAuth(deployed, { enable_signup: true }),
  },
  {
    mistake: "visitors may sign in without a name",
    found: ["anonymous-sign-in-open"],
    make: (deployed) => openAuth(deployed, { enable_anonymous_sign_ins: true }),
  },
  atTheGateway("the project is paused", ["backend-refuses-readers"], (_request, response) => {
    response.writeHead(540).end("Project paused");
    return true;
  }),
  atTheGateway("the gateway says nobody’s address", ["address-unknown"], (request, response) => {
    if (request.url !== "/functions/v1/client-ip" || request.method !== "GET") return false;
    void getRequestListener(answerNobody)(request, response);
    return true;
  }),
  atTheGateway("the edge functions were not deployed", ["functions-missing"], (request, response) =>
    request.url?.startsWith("/functions/v1/") && request.method !== "OPTIONS" ? notThere(response) : false,
  ),
  atTheGateway("an edge function breaks off", ["functions-broken"], (request, response) => {
    if (request.url !== "/functions/v1/add-person") return false;
    response.writeHead(500).end("{}");
    return true;
  }),
  atTheGateway(
    "the gateway believes whoever claims an address",
    ["address-forgeable"],
    (request, response) => {
      if (request.url !== "/functions/v1/client-ip" || request.method !== "GET") return false;
      void getRequestListener(handleClientIp)(request, response);
      return true;
    },
  ),
  atTheGateway("the gateway drops what browsers ask for", ["browsers-shut-out"], (request, response) => {
    if (request.method !== "OPTIONS") return false;
    response.writeHead(204).end();
    return true;
  }),
  atTheGateway("the migrations went to another project", ["backend-empty"], (request, response) => {
    if (!request.url?.startsWith("/rest/v1/clinics?")) return false;
    response.writeHead(404).end(JSON.stringify({ code: "PGRST205" }));
    return true;
  }),
  {
    mistake: "the clock is ten minutes off",
    found: ["clock-off", "clock-off"],
    now: () => Date.now() + 600_000,
  },
  {
    ...inDatabase(
      "the site’s own origin was not named",
      ["origin-not-allowed"],
      `create table private.kept as select allowed_origins from private.settings;
       alter table private.kept enable row level security;
       update private.settings set allowed_origins = '{https://another.example}'`,
      `update private.settings set allowed_origins = (select allowed_origins from private.kept);
       drop table private.kept`,
    ),
    options: () => ({}),
  },
  inDatabase(
    "sample figures reached production",
    ["samples-shown"],
    `insert into public.clinic_prices (id, clinic_id, status, item, amount, currency, per)
     select md5('planted')::uuid, id, 'sample', 'ivf_cycle', 2900, 'EUR', 'cycle' from public.clinics
     where published order by id limit 1`,
    "delete from public.clinic_prices where id = md5('planted')::uuid",
  ),
  atTheGateway(
    "the disk is full, so the database can only be read",
    ["backend-degraded"],
    (request, response) => {
      if (request.url !== "/rest/v1/rpc/health") return false;
      response.writeHead(503).end(JSON.stringify({ status: "degraded", degraded: ["read-only"] }));
      return true;
    },
  ),
  inDatabase(
    "nobody decides on reports any more",
    ["backend-degraded"],
    `insert into public.figure_reports (clinic_id, figure, right_value, source_url)
     select id, 'Price', '2,900', 'https://planted.example' from public.clinics where published order by id limit 1;
     update private.settings set figure_reports_stored = 1`,
    `delete from public.figure_reports where source_url = 'https://planted.example';
     update private.settings set figure_reports_stored = 5000`,
  ),
  {
    ...inDatabase(
      "traces are not forgotten, seen from outside",
      ["backend-degraded"],
      `insert into private.votes (clinic_id, session_id, address_hash, proven, created_at)
       select id, gen_random_uuid(), private.keyed_hash('planted'), true, now() - interval '40 days'
       from public.clinics order by id limit 1`,
      `set session_replication_role = replica;
       delete from private.votes where address_hash = private.keyed_hash('planted');
       reset session_replication_role`,
    ),
    options: ({ api }) => ({
      ...{ site: undefined, databaseUrl: undefined },
      ...{ backend: api.url, key: EMBEDDED_PUBLISHABLE_KEY },
    }),
  },
  {
    mistake: "the local admin reached production, seen from outside",
    found: ["local-admin-open"],
    make: addLocalAdmin,
    options: () => ({ databaseUrl: undefined }),
  },
  {
    mistake: "the local admin reached production",
    found: ["local-admin-present"],
    make: addLocalAdmin,
  },
  inDatabase(
    "visitors may delete clinics",
    ["grants-too-wide", "open-to-everybody"],
    "grant delete on public.clinics to anon",
    "revoke delete on public.clinics from anon",
  ),
  inDatabase(
    "visitors may read senders’ e-mail addresses",
    ["grants-too-wide", "open-to-everybody"],
    "grant select (email) on public.figure_reports to anon",
    "revoke select (email) on public.figure_reports from anon",
  ),
  inDatabase(
    "visitors may call what is for admins",
    ["grants-too-wide", "open-to-everybody"],
    "grant execute on function public.admin_people(), private.admin_people() to anon",
    "revoke execute on function public.admin_people(), private.admin_people() from anon",
  ),
];
