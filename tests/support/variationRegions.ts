import { fontTables } from "./fontTables.ts";

/** Positions on one axis, from -1 to 1. */
export interface Region {
  start: number;
  peak: number;
  end: number;
}

export function variationRegions(woff2: Buffer): Region[] {
  const tables = fontTables(woff2);
  const { gvar, HVAR, MVAR, GDEF } = tables;
  return [
    ...(gvar ? outlineRegions(gvar) : []),
    ...(HVAR ? storeRegions(HVAR, HVAR.readUInt32BE(4)) : []),
    ...(MVAR ? storeRegions(MVAR, MVAR.readUInt16BE(10)) : []),
    ...(GDEF && GDEF.readUInt16BE(2) >= 3 ? storeRegions(GDEF, GDEF.readUInt32BE(14)) : []),
  ];
}

const fraction = (table: Buffer, at: number) => table.readInt16BE(at) / 2 ** 14;

/** A variation that names only its peak starts or ends at the default. */
const regionAround = (peak: number): Region => ({ start: Math.min(0, peak), peak, end: Math.max(0, peak) });

const HAS_OWN_PEAK = 0x8000;
const HAS_START_AND_END = 0x4000;

function outlineRegions(gvar: Buffer): Region[] {
  assertOneAxis(gvar.readUInt16BE(4));
  const sharedPeaks = gvar.readUInt32BE(8);
  const glyphs = gvar.readUInt16BE(12);
  const hasLongOffsets = (gvar.readUInt16BE(14) & 1) === 1;
  const data = gvar.readUInt32BE(16);
  const offset = (glyph: number) =>
    hasLongOffsets ? gvar.readUInt32BE(20 + glyph * 4) : gvar.readUInt16BE(20 + glyph * 2) * 2;
  const regions: Region[] = [];
  for (let glyph = 0; glyph < glyphs; glyph++) {
    if (offset(glyph) === offset(glyph + 1)) continue;
    let at = data + offset(glyph);
    const count = gvar.readUInt16BE(at) & 0x0fff;
    at += 4;
    for (let variation = 0; variation < count; variation++) {
      const index = gvar.readUInt16BE(at + 2);
      at += 4;
      const hasOwnPeak = (index & HAS_OWN_PEAK) !== 0;
      const peak = fraction(gvar, hasOwnPeak ? at : sharedPeaks + (index & 0x0fff) * 2);
      if (hasOwnPeak) at += 2;
      if ((index & HAS_START_AND_END) === 0) {
        regions.push(regionAround(peak));
      } else {
        regions.push({ start: fraction(gvar, at), peak, end: fraction(gvar, at + 2) });
        at += 4;
      }
    }
  }
  return regions;
}

function storeRegions(table: Buffer, store: number): Region[] {
  if (store === 0) return [];
  const list = store + table.readUInt32BE(store + 2);
  assertOneAxis(table.readUInt16BE(list));
  return Array.from({ length: table.readUInt16BE(list + 2) }, (_, index) => {
    const at = list + 4 + index * 6;
    return { start: fraction(table, at), peak: fraction(table, at + 2), end: fraction(table, at + 4) };
  });
}

function assertOneAxis(axes: number): void {
  if (axes !== 1) throw new Error(`This reads fonts with one axis; there are ${axes}`);
}
