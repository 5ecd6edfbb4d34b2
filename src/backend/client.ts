import { ApiCall } from "./apiCall.ts";
import type { Database } from "./database.types.ts";

type Relations = Database["public"]["Tables"] & Database["public"]["Views"];
type Functions = Database["public"]["Functions"];
type Row<Name extends keyof Relations> = Relations[Name]["Row"];

/** Maps selected keys to column types: `id,n:name` gives `id` and `n`. */
type Selected<Columns extends string, R> = Columns extends `${infer First},${infer Rest}`
  ? Selected<First, R> & Selected<Rest, R>
  : Columns extends `${infer Key}:${infer Column}`
    ? { [K in Key]: Column extends keyof R ? R[Column] : never }
    : { [K in Columns]: K extends keyof R ? R[K] : never };

/** The part of supabase-js that visitors need. The whole is 50 kB and loads only with the admin pages. */
export const database = {
  from: <Name extends keyof Relations>(relation: Name) => ({
    select: <const Columns extends string>(columns: Columns) =>
      new ApiCall<Selected<Columns, Row<Name>>[], keyof Row<Name>>(relation).setParameter("select", columns),
    insert: (row: InsertOf<Name>) => ({
      select: <const Columns extends string>(columns: Columns) =>
        new ApiCall<Selected<Columns, Row<Name>>[]>(relation, row)
          .setParameter("select", columns)
          .setHeader("prefer", "return=representation"),
    }),
  }),
  /** Calls a function by POST, or by GET if it only reads and its arguments are texts. */
  rpc: <Name extends keyof Functions>(
    name: Name,
    args: Functions[Name]["Args"],
    { get = false }: { get?: Functions[Name]["Args"] extends TextArguments ? boolean : false } = {},
  ): ApiCall<Functions[Name]["Returns"]> => {
    if (!get) return new ApiCall(`rpc/${name}`, args);
    const call = new ApiCall<Functions[Name]["Returns"]>(`rpc/${name}`);
    for (const [key, value] of Object.entries<unknown>(args)) {
      if (typeof value === "string") call.setParameter(key, value);
      // Postgres array literal; ids need no quotes.
      if (Array.isArray(value)) call.setParameter(key, `{${value.join(",")}}`);
    }
    return call;
  },
};

type TextArguments = Record<string, string | string[] | undefined>;

type InsertOf<Name> = Name extends keyof Database["public"]["Tables"]
  ? Database["public"]["Tables"][Name]["Insert"]
  : never;
