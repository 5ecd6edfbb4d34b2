import type { Page } from "../page.ts";

export interface Journey {
  name: string;
  /** Walks in a browser that was never here. Saved files arrive in `downloads`. */
  walk(page: Page, downloads: string): Promise<void>;
}
