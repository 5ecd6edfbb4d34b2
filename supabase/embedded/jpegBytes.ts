import type { Size } from "./pictureSize.ts";

/** Each scan costs a decoder as much as the whole picture; usual files have one or ten. */
const MOST_SCANS = 16;

/** Frames that browsers show: baseline, extended, progressive (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2;
/** Decoders differ on whether other markers have a segment, which could hide a second frame. */
const isKnown = (marker: number) =>
  [0xc4, 0xda, 0xdb, 0xdd, 0xfe].includes(marker) || (marker >= 0xe0 && marker <= 0xef);

/** Null unless every segment and scan is valid. */
export function readJpeg(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let size: Size | null = null;
  let scans = 0;
  for (let at = 2; at + 2 <= bytes.length;) {
    const [start, marker] = [bytes[at], bytes[at + 1] ?? 0];
    if (start !== 0xff) return null;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xd9) return scans > 0 && at + 2 === bytes.length ? size : null;
    if (!isFrame(marker) && !isKnown(marker)) return null;
    const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
    if (length < 2 || at + 2 + length > bytes.length) return null;
    if (isFrame(marker)) {
      if (size !== null || length < 8) return null;
      size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    at += 2 + length;
    if (marker === 0xda) {
      scans++;
      if (size === null || scans > MOST_SCANS) return null;
      at = endOfScan(bytes, at);
    }
  }
  return null;
}

function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0xff;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}
