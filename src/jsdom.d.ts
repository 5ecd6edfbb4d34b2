// jsdom brings no types of its own; this is what the prerender needs of it.
declare module "jsdom" {
  import type { WindowLike } from "dompurify";

  export class JSDOM {
    constructor(html: string);
    readonly window: WindowLike;
  }
}
