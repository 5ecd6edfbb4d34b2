import { asOwner } from "../clients.ts";

/** The body of an HTTP answer, or Postgres's own error. */
export type Refusal = { error: unknown } | null;

export type Provoked = [errcode: string, provoke: () => PromiseLike<Refusal>];

/** As the database's owner; refused statements leave nothing behind. */
export async function refusalOfOwner(statements: string): Promise<Refusal> {
  return asOwner
    .begin((sql) => sql.unsafe(statements))
    .then(
      () => null,
      (error: unknown) => ({ error }),
    );
}
