import { SILENT } from "./tab.ts";

/** Longer than any command takes on a busy machine. */
const LONGEST_MS = 90_000;

/** https://www.w3.org/TR/webdriver-bidi/ */
export class Bidi {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly listeners = new Set<Listener>();
  private readonly gone: Promise<never>;
  private sent = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.gone = new Promise((_, reject) => {
      socket.addEventListener("close", () => reject(new Error(`${SILENT}: it is gone`)));
    });
    // Whoever waits hears of it; nobody may be waiting.
    this.gone.catch(() => undefined);
    socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(String(data)) as Answer;
      if (message.id !== undefined) this.waiting.get(message.id)?.(message);
      else for (const listen of this.listeners) listen(message.method ?? "", message.params ?? {});
    });
  }

  static async connect(url: string): Promise<Bidi> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", () => reject(new Error(`Nobody answers at ${url}`)));
    });
    return new Bidi(socket);
  }

  /** Returns what ends it. */
  onEvent(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** @throws the browser's message about a failed command, and if it says nothing or is gone */
  async send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = ++this.sent;
    this.socket.send(JSON.stringify({ id, method, params }));
    const answer = await this.answerTo(id, method);
    if (answer.type !== "success") throw new Error(`${method}: ${answer.message}`);
    return answer.result ?? {};
  }

  private async answerTo(id: number, method: string): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.waiting.set(id, resolve);
    const limit = setTimeout(() => reject(new Error(`${SILENT} to ${method}`)), LONGEST_MS);
    try {
      return await Promise.race([promise, this.gone]);
    } finally {
      clearTimeout(limit);
      this.waiting.delete(id);
    }
  }

  close(): void {
    this.socket.close();
  }
}

type Listener = (event: string, params: Record<string, unknown>) => void;

interface Answer {
  id?: number;
  type: string;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  message?: string;
}
