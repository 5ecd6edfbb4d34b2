export interface Entry {
  name: string;
  bytes: Buffer;
}

const BLOCK = 512;
/** A larger one is damaged or not ours. */
const LARGEST_ENTRY = 256 * 1024 * 1024;

export class NotAnArchive extends Error {}

export async function* writeTar(entries: AsyncIterable<Entry>, day: Date): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield headerOf(name, bytes.length, day);
    yield bytes;
    yield Buffer.alloc(paddingOf(bytes.length));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** @throws NotAnArchive when it is something else, or ends before its end */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const input = new Input(chunks);
  for (;;) {
    const header = await input.take(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const name = textAt(header, 0, 100);
    const size = Number.parseInt(textAt(header, 124, 12), 8);
    if (Number.parseInt(textAt(header, 148, 8), 8) !== checksumOf(header) || !(size <= LARGEST_ENTRY)) {
      throw new NotAnArchive("no tar archive");
    }
    const bytes = await input.take(size);
    await input.take(paddingOf(size));
    yield { name, bytes };
  }
  // A compressed stream's checksum is verified only at its end.
  await input.drain();
}

class Input {
  private held: Buffer[] = [];
  private length = 0;
  private readonly chunks: AsyncIterator<Buffer>;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.chunks = chunks[Symbol.asyncIterator]();
  }

  async take(size: number): Promise<Buffer> {
    while (this.length < size) {
      const { value, done } = await this.chunks.next();
      if (done) throw new NotAnArchive("it ends too early");
      this.held.push(value);
      this.length += value.length;
    }
    const all = Buffer.concat(this.held);
    this.held = [all.subarray(size)];
    this.length -= size;
    return all.subarray(0, size);
  }

  async drain(): Promise<void> {
    while (!(await this.chunks.next()).done);
  }
}

function headerOf(name: string, size: number, day: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for an archive`);
  if (size > LARGEST_ENTRY) throw new Error(`${name} is too large for an archive`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(day.getTime() / 1000), 12), 136);
  header.write("0", 156);
  header.write("ustar\u000000", 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/** The sum itself counts as spaces. */
function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

function textAt(header: Buffer, start: number, length: number): string {
  const text = header.toString("utf8", start, start + length);
  return text.slice(0, text.includes("\0") ? text.indexOf("\0") : undefined).trim();
}

const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, "0")}\0`;

const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;
