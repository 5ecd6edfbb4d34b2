import { expect, test } from "vitest";
import { type Entry, writeTar } from "./tar.ts";

async function* oneOf(bytes: number): AsyncGenerator<Entry> {
  yield { name: "tables/large", bytes: Buffer.allocUnsafe(bytes) };
}

test("an archive is not written with an entry that is too large to be read again", async () => {
  await expect(writeTar(oneOf(256 * 1024 * 1024 + 1), new Date()).next()).rejects.toThrow("too large");
});
