import type { Page } from "../page.ts";

export interface Journey {
  name: string;
  walk(page: Page, downloads: string): Promise<void>;
}
