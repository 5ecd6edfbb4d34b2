import { grouped } from "@/ui/counted.ts";

export const ACCEPTED_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
export const LARGEST_BYTES = 5 * 1024 * 1024;
/** In pixels; wider pictures are scaled down. */
const WIDEST = 1600;
/** In pixels: smaller would be a blur, larger may exceed a browser's memory. */
const SHORTEST_SIDE = 16;
const LONGEST_SIDE = 12_000;
const MOST_MEGAPIXELS = 40;

const MEGABYTE = 1024 * 1024;

export function fileProblem({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!ACCEPTED_TYPES.includes(type)) return "Choose a JPEG, PNG, WebP or AVIF picture.";
  if (size === 0) return "The file is empty.";
  if (size > LARGEST_BYTES) {
    return `The file is ${(size / MEGABYTE).toFixed(1)} MB; the limit is ${LARGEST_BYTES / MEGABYTE} MB.`;
  }
  return undefined;
}

interface Size {
  width: number;
  height: number;
}

export function sizeProblem({ width, height }: Size): string | undefined {
  const size = `The picture is ${width} × ${height} pixels`;
  if (Math.min(width, height) < SHORTEST_SIDE) return `${size}; it needs at least ${SHORTEST_SIDE} each way.`;
  if (Math.max(width, height) > LONGEST_SIDE) {
    return `${size}; the limit is ${grouped(LONGEST_SIDE)} each way.`;
  }
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > MOST_MEGAPIXELS) {
    return `${size}, which is ${Math.ceil(megapixels)} megapixels; the limit is ${MOST_MEGAPIXELS}.`;
  }
  return undefined;
}

export function storedSize({ width, height }: Size): Size {
  const scale = Math.min(1, WIDEST / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}
