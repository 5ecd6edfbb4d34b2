import type { IncomingMessage, ServerResponse } from "node:http";
import { format } from "node:util";
import type { Plugin } from "vite";

/** Whether `LOG_FORMAT` asks for JSON. @throws Error on any other value but `text` */
export function readLogFormat(value: string | undefined): boolean {
  if (value === undefined || value === "" || value === "text") return false;
  if (value === "json") return true;
  throw new Error(`LOG_FORMAT must be 'json', 'text' or not set, but it is '${value}'.`);
}

type Write = (line: string) => void;
const toOutput: Write = (line) => void process.stdout.write(line);

export function writeConsoleAsJson(write = toOutput): void {
  for (const level of ["log", "info", "warn", "error"] as const) {
    console[level] = (...args: unknown[]) => {
      const message = format(...args).trim();
      if (message !== "") writeLine(write, { level: level === "log" ? "info" : level, message });
    };
  }
}

/** Without its query and its address, which are the visitor's own. */
export function logRequest(request: IncomingMessage, response: ServerResponse, write = toOutput): void {
  const began = performance.now();
  const { method, url = "/" } = request;
  response.once("close", () => {
    writeLine(write, {
      level: response.statusCode >= 500 ? "error" : "info",
      method,
      path: url.split("?")[0],
      status: response.statusCode,
      ms: Math.round(performance.now() - began),
      // An aborted request has no status.
      ...(!response.writableFinished && { aborted: true }),
    });
  });
}

export function requestLog(): Plugin {
  return {
    name: "request-log",
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        logRequest(request, response);
        next();
      });
    },
  };
}

function writeLine(write: Write, line: object): void {
  write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
}
