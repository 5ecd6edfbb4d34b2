import type { Browser, CDPSession } from "@playwright/test";

/** Playwright's pages have V8 note where every stack is, which doubles what a script takes to begin. */
export class BareTab {
  private readonly answers = new Map<number, (result: unknown) => void>();
  private readonly browser: CDPSession;
  private readonly contextId: string;
  private readonly sessionId: string;
  private calls = 0;

  private constructor(browser: CDPSession, contextId: string, sessionId: string) {
    this.browser = browser;
    this.contextId = contextId;
    this.sessionId = sessionId;
    browser.on("Target.receivedMessageFromTarget", ({ sessionId: from, message }) => {
      const answer: { id?: number; result?: unknown } = JSON.parse(message);
      if (from !== sessionId || answer.id === undefined) return;
      this.answers.get(answer.id)?.(answer.result);
      this.answers.delete(answer.id);
    });
  }

  static async open(browser: Browser, size: { width: number; height: number }): Promise<BareTab> {
    const session = await browser.newBrowserCDPSession();
    const { browserContextId } = await session.send("Target.createBrowserContext");
    const { targetId } = await session.send("Target.createTarget", {
      url: "about:blank",
      browserContextId,
      ...size,
    });
    const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
    return new BareTab(session, browserContextId, sessionId);
  }

  async send(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.calls;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.answers.set(id, resolve);
    const message = JSON.stringify({ id, method, params });
    await this.browser.send("Target.sendMessageToTarget", { sessionId: this.sessionId, message });
    return await promise;
  }

  async evaluate(expression: string): Promise<unknown> {
    const answer = await this.send("Runtime.evaluate", {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    return (answer as { result: { value?: unknown } }).result.value;
  }

  async close(): Promise<void> {
    await this.browser.send("Target.disposeBrowserContext", { browserContextId: this.contextId });
    await this.browser.detach();
  }
}
