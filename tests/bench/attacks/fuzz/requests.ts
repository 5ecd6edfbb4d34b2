import * as fc from "fast-check";
import { someArguments, someQuery, someRows } from "./bodies.ts";
import type { Catalogue, Routine, Table } from "./catalogue.ts";
import { someHeaders } from "./headers.ts";
import { someParameters } from "./queries.ts";
import { CALLERS, isRead, type FuzzedRequest, type Method, type Who } from "./request.ts";

/** PostgREST takes quadratic time for longer paths, whatever the database does (known limits). */
const LONGEST_PATH = 2_048;
const READS: Method[] = ["GET", "GET", "GET", "GET", "HEAD"];
const WRITES: Method[] = ["POST", "POST", "PATCH", "DELETE", "PUT", "OPTIONS"];

type Rest = Omit<FuzzedRequest, "who">;

function asked(
  method: Method,
  name: string,
  parameters: string[],
  headers: Record<string, string>,
  sent?: { body: string; type: string },
): Rest {
  const query = parameters.join("&");
  const path = `${name.split("/").map(encodeURIComponent).join("/")}${query === "" ? "" : `?${query}`}`;
  return {
    method,
    path,
    headers: sent ? { "content-type": sent.type, ...headers } : headers,
    body: sent?.body,
  };
}

function toTable(table: Table, catalogue: Catalogue): fc.Arbitrary<Rest> {
  const read = fc
    .tuple(fc.constantFrom(...READS), someParameters(table, catalogue), someHeaders)
    .map(([method, parameters, headers]) => asked(method, table.name, parameters, headers));
  const write = fc
    .tuple(
      fc.constantFrom(...WRITES),
      someParameters(table, catalogue, { writes: true }),
      someHeaders,
      someRows(table, catalogue),
    )
    .map(([method, parameters, headers, body]) =>
      asked(method, table.name, parameters, headers, method === "DELETE" ? undefined : body),
    );
  return fc.oneof({ weight: 3, arbitrary: read }, { weight: 2, arbitrary: write });
}

function toRoutine({ name, parameters, columns }: Routine, catalogue: Catalogue): fc.Arbitrary<Rest> {
  const filters = fc.oneof(
    { weight: 2, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: someParameters({ columns }, catalogue) },
  );
  const get = fc
    .tuple(fc.constantFrom(...READS), someQuery(parameters, catalogue), filters, someHeaders)
    .map(([method, args, more, headers]) => asked(method, `rpc/${name}`, [...args, ...more], headers));
  const post = fc
    .tuple(filters, someHeaders, someArguments(parameters, catalogue))
    .map(([more, headers, body]) => asked("POST", `rpc/${name}`, more, headers, body));
  return fc.oneof(get, post);
}

function toHidden({ hidden, hiddenRoutines }: Catalogue): fc.Arbitrary<Rest> {
  const name = fc.oneof(
    fc.constantFrom(...hidden).map((table) => table.name),
    fc.constantFrom(...hidden).map(({ schema, name: own }) => `${schema}.${own}`),
    fc
      .constantFrom(...hiddenRoutines, "pg_sleep", "set_config", "query_to_xml")
      .map((routine) => `rpc/${routine}`),
    fc.constantFrom("", "rpc", "rpc/", "x", "clinics/x", "clinics ", "CLINICS"),
  );
  return fc
    .tuple(
      fc.constantFrom(...READS, ...WRITES),
      name,
      fc.constantFrom("", "select=*", "id=eq.1"),
      someHeaders,
    )
    .map(([method, to, query, headers]) =>
      asked(
        method,
        to,
        query === "" ? [] : [query],
        headers,
        isRead({ method }) ? undefined : { body: "{}", type: "application/json" },
      ),
    );
}

export function someRequest(
  catalogue: Catalogue,
  callers: readonly Who[] = CALLERS,
): fc.Arbitrary<FuzzedRequest> {
  const rest = fc.oneof(
    ...catalogue.tables.map((table) => ({ weight: 10, arbitrary: toTable(table, catalogue) })),
    ...catalogue.routines.map((routine) => ({ weight: 2, arbitrary: toRoutine(routine, catalogue) })),
    { weight: 8, arbitrary: toHidden(catalogue) },
  );
  return fc
    .tuple(fc.constantFrom(...callers), rest)
    .map(([who, { method, path, headers, body }]): FuzzedRequest => ({ who, method, path, headers, body }))
    .filter(({ path }) => path.length <= LONGEST_PATH);
}
