/** What may be chosen; what is stored is a JPEG, PNG or WebP that this browser made of it. */
export const ACCEPTED_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
export const LARGEST_BYTES = 5 * 1024 * 1024;
/** Wider ones are made smaller. In pixels. */
const WIDEST = 1600;
/** Smaller ones would be a blur or a dot; larger ones may not fit into a browser's memory. In pixels. */
const SHORTEST_SIDE = 16;
const LONGEST_SIDE = 12_000;
const MOST_MEGAPIXELS = 40;

const MEGABYTE = 1024 * 1024;

/** What is wrong with a file that was chosen as a picture, in words; nothing when it may be tried. */
export function problemOfFile({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!ACCEPTED_TYPES.includes(type)) return "Choose a JPEG, PNG, WebP or AVIF picture.";
  if (size === 0) return "The file is empty.";
  if (size > LARGEST_BYTES) {
    return `The file has ${(size / MEGABYTE).toFixed(1)} MB; at most ${LARGEST_BYTES / MEGABYTE} MB are allowed.`;
  }
  return undefined;
}

interface Size {
  width: number;
  height: number;
}

/** What is wrong with a picture of that size in pixels, in words. */
export function problemOfSize({ width, height }: Size): string | undefined {
  const size = `The picture has ${width} × ${height} pixels`;
  if (Math.min(width, height) < SHORTEST_SIDE) return `${size}; it needs at least ${SHORTEST_SIDE} each way.`;
  if (Math.max(width, height) > LONGEST_SIDE) {
    return `${size}; at most ${LONGEST_SIDE.toLocaleString("en")} each way are allowed.`;
  }
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > MOST_MEGAPIXELS) {
    return `${size}, which are ${Math.ceil(megapixels)} megapixels; at most ${MOST_MEGAPIXELS} are allowed.`;
  }
  return undefined;
}

/** The size in which a picture is stored: never larger than it is, and never wider than 1600 pixels. */
export function storedSize({ width, height }: Size): Size {
  const scale = Math.min(1, WIDEST / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}
