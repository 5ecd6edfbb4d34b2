import { globSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { pushMigrations } from "./hostedDatabase.ts";

const PASSWORD = "seven: lamps/of@architecture%";
const ASKS_FOR_PASSWORD = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);

/** A database that asks for a password and hears no more. */
async function listenForPassword(hear: (password: string) => void): Promise<number> {
  const answer = (socket: Socket) => (message: Buffer) => {
    const isPassword = message[0] === "p".charCodeAt(0);
    if (!isPassword) return socket.write(ASKS_FOR_PASSWORD);
    hear(message.toString("utf8", 5, message.length - 1));
    return socket.destroy();
  };
  const server = createServer((socket) => socket.on("data", answer(socket)).on("error", () => {}));
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

function commandLine(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
}

test("the CLI knows the database's password, and nobody can read it in the list of processes", async () => {
  const heard: string[] = [];
  let commands: string[] = [];
  const port = await listenForPassword((password) => {
    heard.push(password);
    commands = globSync("/proc/[0-9]*/cmdline").map(commandLine);
  });
  const url = `postgresql://owner:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres?sslmode=disable`;
  const pushed = pushMigrations(url, 0);
  await expect(pushed).rejects.toThrow("db push failed");
  await expect(pushed).rejects.not.toThrow(encodeURIComponent(PASSWORD));
  expect(new Set(heard)).toEqual(new Set([PASSWORD]));
  const pushing = commands.filter((command) => command.includes(`@127.0.0.1:${port}/postgres`));
  expect(pushing).not.toEqual([]);
  expect(pushing.filter((command) => command.includes("architecture"))).toEqual([]);
});
