import { asOwner } from "./clients.ts";

export interface Change {
  id: number;
  by_email: string;
  action: string;
  relation: string;
  row_id: string;
  row_name: string | null;
  clinic_id: string | null;
  before: object | null;
  after: object | null;
  restores: number | null;
}

export async function historyOf(rowId: string): Promise<Change[]> {
  return asOwner<Change[]>`
    select id::int, by_email, action, relation, row_id, row_name, clinic_id, before, after, restores::int
    from private.admin_history where row_id = ${rowId} order by id`;
}
