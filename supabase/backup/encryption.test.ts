import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { makeCertificate } from "../../tests/support/hosts/certificate.ts";

const REFUSAL = "SFATAL\0C28P01\0Mrefused after the handshake\0\0";

/** A database with a certificate of its own making, which refuses everybody once they trust it. */
async function listen(files: { certificate: string; key: string }): Promise<number> {
  const [cert, key] = [readFileSync(files.certificate), readFileSync(files.key)];
  const refusal = Buffer.concat([Buffer.from("E"), Buffer.alloc(4), Buffer.from(REFUSAL)]);
  refusal.writeInt32BE(refusal.length - 1, 1);
  const encrypt = (socket: Socket) => {
    socket.write("S");
    const secure = new TLSSocket(socket, { isServer: true, cert, key });
    secure.on("error", () => {}).once("data", () => secure.end(refusal));
  };
  const server = createServer((socket) => socket.on("error", () => {}).once("data", () => encrypt(socket)));
  onTestFinished(() => void server.close());
  await once(server.listen(0, "localhost"), "listening");
  return (server.address() as AddressInfo).port;
}

/** In a process of its own, since Node reads the certificates that it trusts when it starts. */
async function failureOf(url: string, env: Record<string, string>): Promise<string> {
  const script = `
    import { openPostgres } from ${JSON.stringify(new URL("postgresSession.ts", import.meta.url).href)};
    const database = openPostgres(${JSON.stringify(url)});
    await database.transaction(async () => {}).catch((error) => console.log(error.message));
    await database.close();`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
    env: { ...process.env, ...env },
  });
  return stdout;
}

test("sslmode=verify-full refuses a server that shows no trusted certificate, and trusts the one that is named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "encryption-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = makeCertificate(folder);
  const url = `postgresql://owner:secret@localhost:${await listen(files)}/postgres?sslmode=`;
  expect(await failureOf(`${url}verify-full`, {})).toContain("self-signed certificate");
  const trusting = { NODE_EXTRA_CA_CERTS: files.certificate };
  expect(await failureOf(`${url}verify-full`, trusting)).toContain("refused after the handshake");
  // As without any mode, for a server elsewhere: encrypted, to whoever answers.
  expect(await failureOf(`${url}require`, {})).toContain("refused after the handshake");
});
