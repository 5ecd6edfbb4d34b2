import { readJpeg } from "./jpegBytes.ts";
import { isShowable } from "./pictureSize.ts";
import { readPng } from "./pngBytes.ts";
import { readWebp } from "./webpBytes.ts";

/** How a picture ends its name, and what it has to be then. */
export type Ending = "jpg" | "png" | "webp";

/**
 * Whether bytes are one still picture of the kind that their name claims, and nothing else before or
 * behind it, of a size that a browser can show. The pixels of a PNG are unpacked and counted; those of
 * others are not looked at.
 */
export async function isPicture(bytes: Buffer, ending: Ending): Promise<boolean> {
  if (ending === "jpg") return isShowable(readJpeg(bytes));
  if (ending === "webp") return isShowable(readWebp(bytes));
  const png = readPng(bytes);
  return isShowable(png) && (await png.isTrue());
}
