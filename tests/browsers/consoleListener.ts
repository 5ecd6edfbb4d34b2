import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { FORGET_LOADS_OF_LEFT_PAGE } from "./leaving.ts";

export const COLLECTOR = "/console-listener";

const SCRIPT = `(() => {
  const tell = (words) => void fetch("${COLLECTOR}", { method: "POST", body: String(words), keepalive: true });
  const { error } = console;
  console.error = (...words) => (tell(words.join(" ")), error.apply(console, words));
  addEventListener("error", ({ message, target }) => tell(message ?? "Not loaded: " + (target.src ?? target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  addEventListener("securitypolicyviolation", (event) => tell(event.violatedDirective + " forbids " + event.blockedURI));
})();
${FORGET_LOADS_OF_LEFT_PAGE}`;

/** For a browser whose driver doesn't expose its console: pages get a script that reports errors. */
export async function listenToConsole(siteUrl: string, report: (words: string) => void) {
  const { hostname, port } = new URL(siteUrl);
  const server = createServer((request, response) => {
    if (request.url === COLLECTOR && request.method === "POST") {
      let words = "";
      request.on("data", (chunk: Buffer) => void (words += chunk.toString()));
      request.on("end", () => {
        if (words !== "") report(words);
        response.writeHead(204).end();
      });
      return;
    }
    if (request.url === COLLECTOR) {
      response.writeHead(200, { "content-type": "text/javascript" }).end(SCRIPT);
      return;
    }
    const { host = "" } = request.headers;
    const headers = {
      ...request.headers,
      host: `${hostname}:${port}`,
      "accept-encoding": "identity",
      ...(request.headers.origin === `http://${host}` && { origin: siteUrl }),
    };
    const own = forward({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
      const { statusCode = 500 } = answer;
      if (statusCode >= 400) report(`${statusCode} ${request.method} ${request.url}`);
      if (!answer.headers["content-type"]?.startsWith("text/html")) {
        response.writeHead(statusCode, answer.headers);
        answer.pipe(response);
        return;
      }
      const { "content-length": _length, ...others } = answer.headers;
      response.writeHead(statusCode, others);
      let html = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => void (html += chunk));
      answer.on("end", () =>
        response.end(html.replace("<head>", `<head><script src="${COLLECTOR}"></script>`)),
      );
    });
    own.once("error", (error) => response.destroy(error));
    request.pipe(own);
  });
  // A request on a connection that is just closing gets no answer.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
