import { brotliDecompressSync } from "node:zlib";

const KNOWN = (
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX " +
  "vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat " +
  "fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill"
).match(/.{4}(?: |$)/g);

const NAMED_IN_FULL = 63;
const HEADER_BYTES = 48;

/** Returns a WOFF2 file's tables (https://www.w3.org/TR/WOFF2/); glyf, loca and hmtx stay packed. */
export function fontTables(woff2: Buffer): Partial<Record<string, Buffer>> {
  let at = HEADER_BYTES;
  /** Up to five bytes; all but the last have their highest bit set. */
  const packedNumber = () => {
    let number = 0;
    let byte: number;
    do {
      byte = woff2.readUInt8(at++);
      number = number * 128 + (byte & 0x7f);
    } while (byte >= 0x80);
    return number;
  };
  const sizes = Array.from({ length: woff2.readUInt16BE(12) }, () => {
    const flags = woff2.readUInt8(at++);
    const index = flags & 0x3f;
    const name =
      index === NAMED_IN_FULL ? woff2.toString("latin1", at, (at += 4)) : KNOWN?.[index]?.slice(0, 4);
    const size = packedNumber();
    const isOutline = name === "glyf" || name === "loca";
    const isPacked = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { name: name ?? "", size: isPacked ? packedNumber() : size };
  });
  const content = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)));
  let offset = 0;
  return Object.fromEntries(
    sizes.map(({ name, size }) => [name, content.subarray(offset, (offset += size))]),
  );
}
