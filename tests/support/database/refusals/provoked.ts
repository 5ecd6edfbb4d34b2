import { asOwner } from "../clients.ts";

/** The body of an HTTP answer, or Postgres's own error. */
export type Told = { error: unknown } | null;

export type Provoked = [errcode: string, provoke: () => PromiseLike<Told>];

/** As the database's owner; refused statements leave nothing behind. */
export async function asOwnerTold(statements: string): Promise<Told> {
  return asOwner
    .begin((sql) => sql.unsafe(statements))
    .then(
      () => null,
      (error: unknown) => ({ error }),
    );
}
