import type { Size } from "./pictureSize.ts";

const KNOWN = new Set(["VP8X", "ICCP", "ALPH", "VP8 ", "VP8L", "EXIF", "XMP "]);
const ANIMATION_FLAG = 0x02;

/** Null unless the container and the header of its only frame are valid. */
export function readWebp(bytes: Buffer): Size | null {
  const chunks = chunksOf(bytes);
  if (!chunks?.every(({ name }) => KNOWN.has(name))) return null;
  const [frame, ...others] = chunks.filter(({ name }) => name === "VP8 " || name === "VP8L");
  if (!frame || others.length > 0) return null;
  const size = frame.name === "VP8L" ? sizeOfLossless(frame.data) : sizeOfLossy(frame.data);
  const [first] = chunks;
  if (first?.name !== "VP8X") return chunks.length === 1 ? size : null;
  const isOnce = chunks.filter(({ name }) => name === "VP8X").length === 1;
  if (!isOnce || first.data.length !== 10 || ((first.data[0] ?? 0) & ANIMATION_FLAG) !== 0) return null;
  const [width, height] = [first.data.readUIntLE(4, 3) + 1, first.data.readUIntLE(7, 3) + 1];
  return size?.width === width && size.height === height ? size : null;
}

function chunksOf(bytes: Buffer): { name: string; data: Buffer }[] | null {
  if (bytes.length < 20 || bytes.toString("latin1", 0, 4) !== "RIFF") return null;
  if (bytes.toString("latin1", 8, 12) !== "WEBP" || bytes.readUInt32LE(4) + 8 !== bytes.length) return null;
  const chunks = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4);
    chunks.push({
      name: bytes.toString("latin1", at, at + 4),
      data: bytes.subarray(at + 8, at + 8 + length),
    });
    at += 8 + length + (length % 2);
  }
  return at === bytes.length ? chunks : null;
}

/** Header of a shown key frame (RFC 6386, 9.1) whose first partition fits. */
function sizeOfLossy(data: Buffer): Size | null {
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return null;
  const tag = data.readUIntLE(0, 3);
  const [isOther, version, isShown, firstPart] = [tag & 1, (tag >> 1) & 7, (tag >> 4) & 1, tag >> 5];
  if (isOther === 1 || version > 3 || isShown === 0 || firstPart > data.length - 10) return null;
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function sizeOfLossless(data: Buffer): Size | null {
  if (data.length < 5 || data[0] !== 0x2f) return null;
  const packed = data.readUInt32LE(1);
  if (packed >>> 29 !== 0) return null;
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}
