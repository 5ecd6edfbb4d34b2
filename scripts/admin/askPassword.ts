import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/**
 * Asks twice without an echo. Without a terminal it reads the first line of stdin.
 * @throws Error with a message for the operator when the two differ
 */
export async function askPassword(email: string): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const password = await askHidden(`Password for ${email}: `);
  const again = await askHidden("Repeat the password: ");
  if (password !== again) throw new Error("The two passwords are different. Nothing was changed.");
  return password;
}

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      reader.once("close", () => reject(new Error("No password was given. Nothing was changed.")));
      reader.question("").then(resolve, reject);
    });
  } finally {
    reader.close();
    process.stderr.write("\n");
  }
}

async function firstLine(): Promise<string> {
  let text = "";
  for await (const chunk of process.stdin) text += String(chunk);
  return text.split(/\r?\n/, 1)[0] ?? "";
}
