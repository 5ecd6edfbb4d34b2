import { asOwner } from "./clients.ts";
import * as fingerprints from "./fingerprints.ts";

export const listTables = async () => fingerprints.listTables(asOwner);

export const takeSnapshot = async (except: string[] = []) => fingerprints.takeFingerprints(asOwner, except);

/** Covers privileges and functions, too. */
export async function takeSecuritySnapshot(): Promise<unknown> {
  return asOwner`
    select relname as name, relacl::text as privileges, relrowsecurity as guarded from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select proname, proacl::text, prosecdef from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by 1, 2, 3`;
}
