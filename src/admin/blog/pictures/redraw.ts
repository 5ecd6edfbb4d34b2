import { problemOfFile, problemOfSize, storedSize } from "./rules.ts";

/** A picture that cannot be taken; the message says why, for the person who chose it. */
export class UnusablePicture extends Error {}

/** How they are stored; an AVIF, which no browser writes, as WebP. */
const STORED_AS: Record<string, string> = { "image/jpeg": "image/jpeg", "image/png": "image/png" };

/**
 * The picture as it is stored: drawn anew, so that nothing else of the file is left, neither where
 * and by whom it was taken nor anything that is no picture. At most 1600 pixels wide, upright.
 *
 * @throws UnusablePicture when the file is of no use as a picture
 */
export async function redraw(file: File): Promise<Blob> {
  refuseFor(problemOfFile(file));
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnusablePicture("This browser can’t read the file as a picture.");
  });
  try {
    refuseFor(problemOfSize(picture));
    const { width, height } = storedSize(picture);
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    if (!context) throw new UnusablePicture("This browser can’t draw pictures.");
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, width, height);
    return await encode(canvas, STORED_AS[file.type] ?? "image/webp");
  } finally {
    picture.close();
  }
}

/** A browser that cannot write the type writes PNG. */
function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnusablePicture("This browser can’t store the picture."))),
      type,
      0.85,
    );
  });
}

function refuseFor(problem: string | undefined): void {
  if (problem !== undefined) throw new UnusablePicture(problem);
}
