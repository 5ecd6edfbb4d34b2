export const ACCEPTED_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
export const LARGEST_BYTES = 5 * 1024 * 1024;
/** In pixels; wider pictures are scaled down. */
const WIDEST = 1600;
/** In pixels: smaller would be a blur, larger may exceed a browser's memory. */
const SHORTEST_SIDE = 16;
const LONGEST_SIDE = 12_000;
const MOST_MEGAPIXELS = 40;

const MEGABYTE = 1024 * 1024;

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

export function storedSize({ width, height }: Size): Size {
  const scale = Math.min(1, WIDEST / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}
