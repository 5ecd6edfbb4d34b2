import { vi } from "vitest";

type Row = Record<string, unknown> & { id: string };

const instant = (n: number) => `2026-11-20T08:00:00.${String(n).padStart(6, "0")}+00:00`;

/** A table behind the REST API that several editors change, each row with its version. */
export class EditedRows {
  rows: Row[] = [];
  /** Null once this editor was removed, who then changes nothing. */
  role: "editor" | null = "editor";
  /** Answers writes, of which nothing is stored. */
  refusal: Response | undefined;
  /** What is written is stored, and nobody hears of it. */
  losesAnswers = false;
  /** Writes wait for it. */
  gate: Promise<void> | undefined;
  private changes = 0;

  /** @param calls answers of other calls, by the last part of their path */
  constructor(table: string, calls: Record<string, () => unknown>) {
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.origin);
      const call = url.pathname.split("/").at(-1) ?? "";
      if (call === "admin_role") return Response.json(this.role);
      if (call !== table) return Response.json(calls[call]?.() ?? []);
      if (init?.method !== undefined && init.method !== "GET") await this.gate;
      return this.handle(url.searchParams, init?.method ?? "GET", init?.body);
    });
  }

  add(fields: object, id: string = crypto.randomUUID()): string {
    this.rows.push({ ...fields, id, changed_at: instant(++this.changes) });
    return id;
  }

  change(id: string, fields: object): void {
    const changed = { ...fields, changed_at: instant(++this.changes) };
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, ...changed } : row));
  }

  remove(id: string): void {
    this.rows = this.rows.filter((row) => row.id !== id);
  }

  private handle(query: URLSearchParams, method: string, body: unknown): Response {
    const filters = [...query].filter(([, value]) => value.startsWith("eq."));
    const found = this.rows.filter((row) =>
      filters.every(([column, value]) => value === `eq.${String(row[column])}`),
    );
    if (method === "GET") return Response.json(found);
    if (this.refusal) return this.refusal.clone();
    const answer = this.role === null ? Response.json([]) : this.write(method, found, body);
    if (this.losesAnswers) throw new TypeError("fetch failed");
    return answer;
  }

  private write(method: string, found: Row[], body: unknown): Response {
    const fields: { id?: string } = typeof body === "string" ? JSON.parse(body) : {};
    if (method === "POST" && this.rows.some(({ id }) => id === fields.id)) {
      return Response.json({ code: "23505", message: "duplicate key" }, { status: 409 });
    }
    const ids = method === "POST" ? [this.add(fields, fields.id)] : found.map(({ id }) => id);
    if (method === "PATCH") for (const id of ids) this.change(id, fields);
    const changed = this.rows.filter(({ id }) => ids.includes(id));
    if (method === "DELETE") for (const id of ids) this.remove(id);
    return Response.json(changed);
  }
}
