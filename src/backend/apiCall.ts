import { fetchWithTimeout } from "./fetchWithTimeout.ts";
import { settings } from "./settings.ts";

export interface Answer<Data> {
  data: Data | null;
  error: { message: string } | null;
  status: number;
}

interface Order {
  ascending?: boolean;
  nullsFirst?: boolean;
}

/** A PostgREST call that is sent when awaited. Never rejects. */
export class ApiCall<Data, Column = never> implements PromiseLike<Answer<Data>> {
  readonly #url: URL;
  readonly #init: RequestInit & { headers: Record<string, string> };

  /** @param body row or arguments to POST; without it the call is a GET */
  constructor(path: string, body?: object) {
    this.#url = new URL(`${settings.supabaseUrl}/rest/v1/${path}`);
    this.#init = { method: body ? "POST" : "GET", headers: { apikey: settings.publishableKey } };
    if (!body) return;
    this.#init.body = JSON.stringify(body);
    this.setHeader("content-type", "application/json");
  }

  eq(column: Column & string, value: string | boolean): this {
    this.#url.searchParams.append(column, `eq.${value}`);
    return this;
  }

  order(column: Column & string, { ascending = true, nullsFirst }: Order = {}): this {
    const before = this.#url.searchParams.get("order");
    const nulls = nullsFirst === undefined ? "" : `.nulls${nullsFirst ? "first" : "last"}`;
    const by = `${column}.${ascending ? "asc" : "desc"}${nulls}`;
    return this.setParameter("order", before === null ? by : `${before},${by}`);
  }

  range(from: number, to: number): this {
    return this.setParameter("offset", `${from}`).limit(to - from + 1);
  }

  limit(rows: number): this {
    return this.setParameter("limit", `${rows}`);
  }

  setParameter(name: string, value: string): this {
    this.#url.searchParams.set(name, value);
    return this;
  }

  setHeader(name: string, value: string): this {
    this.#init.headers[name] = value;
    return this;
  }

  abortSignal(signal: AbortSignal): this {
    this.#init.signal = signal;
    return this;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- a call is sent when it is awaited, as with supabase-js
  then<A = Answer<Data>, B = never>(
    onAnswer?: ((answer: Answer<Data>) => A | PromiseLike<A>) | null,
    onError?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): PromiseLike<A | B> {
    return this.#send().then(onAnswer, onError);
  }

  async #send(): Promise<Answer<Data>> {
    try {
      const response = await fetchWithTimeout(this.#url.href, this.#init);
      const { status, ok } = response;
      return { status, ...readAnswer<Data>(await response.text(), ok) };
    } catch (error) {
      return { status: 0, data: null, error: { message: String(error) } };
    }
  }
}

/** An empty answer, as of a call that returns nothing, is no error. */
function readAnswer<Data>(text: string, ok: boolean): Omit<Answer<Data>, "status"> {
  const notRead = { data: null, error: { message: text } };
  try {
    if (ok) return { data: text === "" ? null : JSON.parse(text), error: null };
    const error = JSON.parse(text);
    return typeof error === "object" && error ? { data: null, error } : notRead;
  } catch {
    return notRead;
  }
}
