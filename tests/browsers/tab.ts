/** https://www.w3.org/TR/webdriver2/#actions */
export interface Gesture {
  type: "pointer" | "key";
  id: string;
  parameters?: { pointerType: "mouse" };
  actions: Record<string, unknown>[];
}

/** What a failure begins with if the driver doesn't answer at all, as where the browser hangs. */
export const SILENT = "The browser says nothing";

export interface Tab {
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  act(gestures: Gesture[]): Promise<void>;
  /** No driver can open the file dialog. */
  chooseFile(selector: string, path: string): Promise<void>;
  print?(): Promise<Buffer>;
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  downloads: string;
  open(): Promise<Tab>;
  stop(): Promise<void>;
}
