import { Readable } from "node:stream";
import { crc32, createInflate } from "node:zlib";
import type { Size } from "./pictureSize.ts";

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** Animations, which the administration never makes, and text that unpacks to any length. */
const REFUSED = new Set(["acTL", "fcTL", "fdAT", "zTXt"]);

/** Samples per pixel, by colour type (PNG, table 8). */
const SAMPLES: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const LARGEST_PROFILE = 1_000_000;

interface Head extends Size {
  bitsPerPixel: number;
  isInterlaced: boolean;
}

/** Null unless every chunk from IHDR to IEND has a valid length and checksum. */
export function readPng(bytes: Buffer): (Size & { isTrue(): Promise<boolean> }) | null {
  const chunks = chunksOf(bytes);
  const head = chunks?.[0]?.name === "IHDR" ? headOf(chunks[0].data) : null;
  if (!chunks || !head || chunks.at(-1)?.name !== "IEND") return null;
  const named = (name: string) => chunks.filter((chunk) => chunk.name === name).map(({ data }) => data);
  if (named("IHDR").length > 1 || named("IEND").length > 1 || named("iCCP").length > 1) return null;
  if (chunks.some(({ name }) => REFUSED.has(name)) || named("iTXt").some(isPacked)) return null;
  const [profile] = named("iCCP");
  return {
    ...head,
    isTrue: async () =>
      (profile === undefined || (await unpackedLength(behindName(profile), LARGEST_PROFILE)) !== null) &&
      (await unpackedLength(Buffer.concat(named("IDAT")), lengthOf(head))) === lengthOf(head),
  };
}

function chunksOf(bytes: Buffer): { name: string; data: Buffer }[] | null {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return null;
  const chunks = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return null;
    chunks.push({ name: bytes.toString("latin1", at + 4, at + 8), data: bytes.subarray(at + 8, end - 4) });
    at = end;
  }
  return at === bytes.length ? chunks : null;
}

function headOf(data: Buffer): Head | null {
  if (data.length !== 13) return null;
  const [depth = 0, colour = 0, packing, filter, interlacing = 0] = data.subarray(8);
  const samples = SAMPLES[colour];
  const isKnown = [1, 2, 4, 8, 16].includes(depth) && packing === 0 && filter === 0 && interlacing <= 1;
  if (!isKnown || samples === undefined) return null;
  return {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    bitsPerPixel: depth * samples,
    isInterlaced: interlacing === 1,
  };
}

/** Origin and step of the seven passes of an interlaced picture (PNG, 8.2). */
const PASSES: [x: number, y: number, stepX: number, stepY: number][] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

function lengthOf({ width, height, bitsPerPixel, isInterlaced }: Head): number {
  const passes: typeof PASSES = isInterlaced ? PASSES : [[0, 0, 1, 1]];
  return passes.reduce((sum, [x, y, stepX, stepY]) => {
    const [columns, lines] = [Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)];
    return columns > 0 && lines > 0 ? sum + lines * (1 + Math.ceil((columns * bitsPerPixel) / 8)) : sum;
  }, 0);
}

const behindName = (data: Buffer) => data.subarray(data.indexOf(0) + 2);

const isPacked = (data: Buffer) => data[data.indexOf(0) + 1] !== 0;

async function unpackedLength(packed: Buffer, longest: number): Promise<number | null> {
  const unpacking = createInflate();
  let length = 0;
  try {
    for await (const part of Readable.from([packed]).pipe(unpacking)) {
      length += (part as Buffer).length;
      if (length > longest) return null;
    }
  } catch {
    return null;
  }
  return unpacking.bytesWritten === packed.length ? length : null;
}
