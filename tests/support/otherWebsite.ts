import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Sent {
  url: string;
  fields: Record<string, string>;
}

/** Serves another website that submits these forms. `localhost` and 127.0.0.1 are different sites. */
export async function serveOtherWebsite(posts: Sent[]) {
  const html = posts.map(
    ({ url, fields }, index) =>
      `<iframe name="f${index}"></iframe><form method="post" target="f${index}" action="${url}">` +
      Object.entries(fields)
        .map(([name, value]) => `<input name="${name}" value="${value}">`)
        .join("") +
      "</form>",
  );
  const page = `<!doctype html><title>Nice</title>${html.join("")}<script>for (const f of document.forms) f.submit()</script>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
