import { crc32, deflateSync } from "node:zlib";

export function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

interface Png {
  kind?: [depth: number, colour: number, interlacing: number];
  unpacked: number;
  more?: Buffer[];
  behindPixels?: Buffer;
}

export function png(
  width: number,
  height: number,
  { kind = [1, 0, 0], unpacked, more = [], behindPixels }: Png,
) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const [depth, colour, interlacing] = kind;
  head.set([depth, colour, 0, 0, interlacing], 8);
  const pixels = Buffer.concat([deflateSync(Buffer.alloc(unpacked)), behindPixels ?? Buffer.alloc(0)]);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    ...[pngChunk("IHDR", head), ...more, pngChunk("IDAT", pixels), pngChunk("IEND", Buffer.alloc(0))],
  ]);
}

export const packedText = (length: number) =>
  Buffer.concat([Buffer.from("name\0\0"), deflateSync(Buffer.alloc(length))]);

export function jpeg(width: number, height: number, scans = 1, markers = [0xc0]): Buffer {
  const bytes = [0xff, 0xd8];
  for (const marker of markers)
    bytes.push(0xff, marker, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0);
  for (let scan = 0; scan < scans; scan++)
    bytes.push(0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56);
  return Buffer.from([...bytes, 0xff, 0xff, 0xd9]);
}

export function riff(...chunks: [name: string, data: Buffer][]): Buffer {
  const inside = chunks.map(([name, data]) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(name, "latin1"), length, data, Buffer.alloc(data.length % 2)]);
  });
  const body = Buffer.concat([Buffer.from("WEBP"), ...inside]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from("RIFF"), length, body]);
}

export function canvas(width: number, height: number, flags = 0): [string, Buffer] {
  const data = Buffer.alloc(10);
  data.set([flags]);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return ["VP8X", data];
}

export function frame(width: number, height: number): [string, Buffer] {
  const data = Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0]);
  data.writeUInt16LE(width, 6);
  data.writeUInt16LE(height, 8);
  return ["VP8 ", data];
}
