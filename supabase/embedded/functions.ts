import { getRequestListener } from "@hono/node-server";
import { handleClientIp } from "../functions/client-ip/handler.ts";

/** The edge functions, served here from the same handlers that Deno runs when hosted. */
export const functions = new Map([["client-ip", getRequestListener(handleClientIp)]]);
