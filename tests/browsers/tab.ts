/** A gesture as WebDriver describes it, classic and BiDi alike: https://www.w3.org/TR/webdriver2/#actions */
export interface Gesture {
  type: "pointer" | "key";
  id: string;
  parameters?: { pointerType: "mouse" };
  actions: Record<string, unknown>[];
}

/** What a journey needs of a browser; each engine has its own way to do it. */
export interface Tab {
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, as JSON can carry it. */
  evaluate(expression: string): Promise<unknown>;
  act(gestures: Gesture[]): Promise<void>;
  /** What the browser's own dialog for files does, which no driver can open. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** The page on paper as a PDF, where the engine can be asked for one. */
  print?(): Promise<Buffer>;
  /** What the console has said about errors so far. */
  errors(): string[];
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Where the browser saves files. */
  downloads: string;
  /** A tab that shares nothing with the ones before. */
  open(): Promise<Tab>;
  stop(): Promise<void>;
}
