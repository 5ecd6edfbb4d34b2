import type { Line } from "../line.ts";
import type { Page } from "../page.ts";

/** What a journey may do to the site. */
interface Site {
  line: Line;
  /** Where its files are. */
  folder: string;
}

export interface Journey {
  name: string;
  /** What the console may say; otherwise nothing. */
  mayLog?: RegExp;
  walk(page: Page, downloads: string, site: Site): Promise<void>;
}
