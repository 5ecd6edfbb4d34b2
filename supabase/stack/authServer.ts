// In its own process: hashing a password blocks for a tenth of a second.
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { embeddedAuth } from "../embedded/auth.ts";
import { pictureStorage } from "../embedded/pictures.ts";
import { enforceGrants } from "../embedded/lite.ts";
import type { AuthOptions } from "./auth.ts";
import { openLite } from "./lite.ts";

// Ctrl-C reaches the whole group; the parent decides when this process ends.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.once("disconnect", () => process.exit());
process.once("message", (options: AuthOptions) => void serve(options));

async function serve({ databaseUrl, keys, pictures, socket }: AuthOptions): Promise<void> {
  const { app, connection } = await openLite(databaseUrl, keys, pictures);
  await enforceGrants(connection);
  const auth = embeddedAuth(app, connection);
  const storage = getRequestListener(pictureStorage(app));
  const server = createServer((request, response) => {
    // Only the gateway reaches this socket, and it sets the address itself.
    if (request.url?.startsWith("/storage/")) return void storage(request, response);
    const address = String(request.headers["cf-connecting-ip"]);
    void getRequestListener((asked) => auth(asked, address))(request, response);
  });
  // A request that reuses a connection just as it closes gets no answer.
  server.keepAliveTimeout = 0;
  rmSync(socket, { force: true });
  server.listen(socket, () => process.send?.("listening"));
}
