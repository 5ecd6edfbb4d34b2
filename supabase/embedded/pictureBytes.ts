import { crc32 } from "node:zlib";

/** How a picture ends its name, and what it has to be then. */
export type Ending = "jpg" | "png" | "webp";

interface Size {
  width: number;
  height: number;
}

/** In pixels: what the desk lets through. A few bytes can claim a size that fills a reader's memory. */
const LONGEST_SIDE = 12_000;

const READERS = { jpg: sizeOfJpeg, png: sizeOfPng, webp: sizeOfWebp };

/**
 * Whether bytes are a whole picture of the kind that their name claims, and nothing else before or
 * behind it, of a size that a browser can show. Its pixels are not decoded.
 */
export function isPicture(bytes: Buffer, ending: Ending): boolean {
  const size = READERS[ending](bytes);
  if (size === null) return false;
  return [size.width, size.height].every((side) => side >= 1 && side <= LONGEST_SIDE);
}

const PNG_SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** By its chunks, each with its length, name and checksum, from IHDR to IEND (RFC 2083). */
function sizeOfPng(bytes: Buffer): Size | null {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return null;
  let size: Size | null = null;
  let hasPixels = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    if (bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return null;
    const name = bytes.toString("latin1", at + 4, at + 8);
    if ((name === "IHDR") !== (at === 8)) return null;
    if (name === "IHDR" && length === 13) {
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    hasPixels ||= name === "IDAT";
    if (name === "IEND") return hasPixels && end === bytes.length ? size : null;
    at = end;
  }
  return null;
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** Start of a frame, of all kinds of coding (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** By its segments up to the scan, and the marker that ends it. */
function sizeOfJpeg(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let size: Size | null = null;
  for (let at = 2; at + 4 <= bytes.length;) {
    const [start, marker] = [bytes[at], bytes[at + 1] ?? 0];
    const length = bytes.readUInt16BE(at + 2);
    if (start !== 0xff || length < 2) return null;
    if (isFrame(marker) && length >= 8 && at + 9 <= bytes.length) {
      size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    at += 2 + length;
    // The scan: pixels, which never hold the marker of the end, up to the end.
    if (marker === 0xda) return bytes.indexOf(END_OF_JPEG, at) === bytes.length - 2 ? size : null;
  }
  return null;
}

/** By its container and the head of its first chunk (RFC 9649). */
function sizeOfWebp(bytes: Buffer): Size | null {
  if (bytes.length < 30 || bytes.toString("latin1", 0, 4) !== "RIFF") return null;
  if (bytes.toString("latin1", 8, 12) !== "WEBP" || bytes.readUInt32LE(4) + 8 !== bytes.length) return null;
  const first = 20;
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8 ":
      if (bytes.readUIntBE(first + 3, 3) !== 0x9d012a) return null;
      return {
        width: bytes.readUInt16LE(first + 6) & 0x3fff,
        height: bytes.readUInt16LE(first + 8) & 0x3fff,
      };
    case "VP8L": {
      if (bytes[first] !== 0x2f) return null;
      const packed = bytes.readUInt32LE(first + 1);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: bytes.readUIntLE(first + 4, 3) + 1, height: bytes.readUIntLE(first + 7, 3) + 1 };
    default:
      return null;
  }
}
