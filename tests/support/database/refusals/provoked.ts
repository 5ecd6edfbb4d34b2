import { asOwner } from "../clients.ts";

/** What the caller is told: over HTTP the body of the answer, else Postgres' own error. */
export type Told = { error: unknown } | null;

/** The SQLSTATE of a refusal, and how to be refused so. */
export type Provoked = [errcode: string, provoke: () => PromiseLike<Told>];

/** As the database's owner; what is refused leaves nothing behind. */
export async function asOwnerTold(statements: string): Promise<Told> {
  return asOwner
    .begin((sql) => sql.unsafe(statements))
    .then(
      () => null,
      (error: unknown) => ({ error }),
    );
}
