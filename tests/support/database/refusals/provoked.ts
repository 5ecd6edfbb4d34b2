import { asOwner } from "../clients.ts";

export type Refusal = { error: unknown } | null;

export type Provoked = [errcode: string, provoke: () => PromiseLike<Refusal>];

/** Refused statements leave nothing behind. */
export async function refusalOfOwner(statements: string): Promise<Refusal> {
  return asOwner
    .begin((sql) => sql.unsafe(statements))
    .then(
      () => null,
      (error: unknown) => ({ error }),
    );
}
