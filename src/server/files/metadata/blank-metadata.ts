import type { Source } from "../../db/stored-parts.ts";
import { type Blank, listJpegBlanks, listPngBlanks, listWebpBlanks } from "./blank-images.ts";
import { listMp4Blanks } from "./blank-mp4.ts";

const ofImages: Record<string, (content: Buffer) => Blank[]> = {
  "image/jpeg": listJpegBlanks,
  "image/png": listPngBlanks,
  "image/webp": listWebpBlanks,
};

/**
 * Where a file tells of the place, the time, the device or the person behind it. How it looks and sounds, how it is
 * turned and how long it is stay the same. GIF, WebM, Ogg, MP3 and WAV are left as they are: no camera writes them.
 */
export async function listBlanks(contentType: string, source: Source): Promise<Blank[]> {
  const listOfImage = ofImages[contentType];
  const isMp4 = contentType === "video/mp4" || contentType === "audio/mp4";
  const blanks = listOfImage
    ? listOfImage(await source.bytes(0, source.size))
    : isMp4
      ? await listMp4Blanks(source)
      : [];
  return blanks.filter(({ bytes }) => bytes.length > 0);
}
