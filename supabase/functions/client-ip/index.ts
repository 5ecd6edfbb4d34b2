import { handleClientIp } from "./handler.ts";

declare const Deno: { serve(handler: (request: Request) => Response): unknown };

Deno.serve(handleClientIp);
