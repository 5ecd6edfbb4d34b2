/** What we use of it: TypeScript's types for workers clash with a page's. */
export interface ServiceWorkerScope {
  addEventListener(type: "install" | "activate", listen: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listen: (event: ClientMessage) => void): void;
  skipWaiting(): Promise<void>;
  clients: { get(id: string): Promise<PageClient | undefined> };
  registration: { unregister(): Promise<boolean> };
}

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface PageClient {
  id: string;
  url: string;
  postMessage(message: unknown): void;
}

type ClientMessage = MessageEvent<unknown> & { source: PageClient | null };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a worker of this kind runs nowhere else
export const scope = globalThis as unknown as ServiceWorkerScope;
