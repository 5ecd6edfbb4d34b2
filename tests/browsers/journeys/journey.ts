import type { NetworkProxy } from "../networkProxy.ts";
import type { Page } from "../page.ts";

interface Site {
  proxy: NetworkProxy;
  folder: string;
}

export interface Journey {
  name: string;
  mayLog?: RegExp;
  walk(page: Page, downloads: string, site: Site): Promise<void>;
}
