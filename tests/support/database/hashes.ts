import { asOwner } from "./clients.ts";

/** Counts the password hashes that the database computes, by a sequence, which rollbacks don't undo. */
export async function countHashes(work: () => Promise<unknown>): Promise<number> {
  await asOwner.unsafe(`
    create sequence public.test_hashes;
    alter function extensions.crypt(text, text) rename to crypt_itself;
    create function extensions.crypt(text, text) returns text language plpgsql as $$
    begin
      perform nextval('public.test_hashes');
      return extensions.crypt_itself($1, $2);
    end $$;`);
  try {
    await work();
    const [row] = await asOwner<{ hashes: number }[]>`
      select case when is_called then last_value else 0 end::int as hashes from public.test_hashes`;
    return row?.hashes ?? Number.NaN;
  } finally {
    await asOwner.unsafe(`
      drop function extensions.crypt(text, text);
      alter function extensions.crypt_itself(text, text) rename to crypt;
      drop sequence public.test_hashes;`);
  }
}
