import type { Line } from "../line.ts";
import type { Page } from "../page.ts";

interface Site {
  line: Line;
  folder: string;
}

export interface Journey {
  name: string;
  mayLog?: RegExp;
  walk(page: Page, downloads: string, site: Site): Promise<void>;
}
