export interface Table {
  schema: string;
  name: string;
  /** Without computed ones. */
  columns: string[];
}

/** One transaction. */
export interface Session {
  query<T extends object>(sql: string, params?: (string | number | boolean)[]): Promise<T[]>;
  /** In COPY's text format, in whole lines. */
  copyOut(table: Table): AsyncIterable<Buffer>;
  copyIn(table: Table, lines: Buffer): Promise<void>;
}

export interface BackupDatabase {
  kind: "embedded" | "postgres";
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
}

/** So that copies are the same text everywhere, in an order that lasts, however long they take. */
const SETTINGS = `select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
  set_config('intervalstyle', 'postgres', true), set_config('synchronize_seqscans', 'off', true),
  set_config('statement_timeout', '0', true)`;

export async function withSettings<T>(session: Session, work: (session: Session) => Promise<T>): Promise<T> {
  await session.query(SETTINGS);
  return await work(session);
}

/** Of these, only the blog's pictures are ours. */
export const PICTURE_LIST = "storage.objects";

export const oursIn = (table: Pick<Table, "schema" | "name">) =>
  nameOf(table) === PICTURE_LIST ? "bucket_id = 'blog'" : "true";

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const nameOf = ({ schema, name }: Pick<Table, "schema" | "name">) => `${schema}.${name}`;

export const sqlNameOf = ({ schema, name }: Table) => `${quoted(schema)}.${quoted(name)}`;

export const columnList = ({ columns }: Table) => columns.map(quoted).join(", ");
