import { asOwner } from "./clients.ts";
import * as fingerprints from "./fingerprints.ts";

/** The tables that the product and its sign-in keep, as `schema.name`. */
export const listTables = async () => fingerprints.listTables(asOwner);

/** For each table a fingerprint of all its rows. Equal snapshots: nothing was changed anywhere. */
export const takeSnapshot = async (except: string[] = []) => fingerprints.takeFingerprints(asOwner, except);

/** The privileges and functions themselves, so that an attack on those shows too. */
export async function takeSecuritySnapshot(): Promise<unknown> {
  return asOwner`
    select relname as name, relacl::text as privileges, relrowsecurity as guarded from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select proname, proacl::text, prosecdef from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by 1, 2, 3`;
}
