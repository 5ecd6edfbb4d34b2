import { readJpeg } from "./jpegBytes.ts";
import { isShowable } from "./pictureSize.ts";
import { readPng } from "./pngBytes.ts";
import { readWebp } from "./webpBytes.ts";

export type Ending = "jpg" | "png" | "webp";

/** Whether bytes are one still picture of the type their name claims, with nothing before or after. */
export async function isPicture(bytes: Buffer, ending: Ending): Promise<boolean> {
  if (ending === "jpg") return isShowable(readJpeg(bytes));
  if (ending === "webp") return isShowable(readWebp(bytes));
  const png = readPng(bytes);
  return isShowable(png) && (await png.isTrue());
}
