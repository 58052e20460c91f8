/** How a picture is turned (1 to 8), out of the TIFF block that cameras write; undefined where it doesn't say. */
function readOrientation(tiff: Buffer): number | undefined {
  const order = tiff.toString("latin1", 0, 2);
  if (tiff.length < 14 || (order !== "II" && order !== "MM")) return undefined;
  const isLittle = order === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return undefined;
  const entries = short(start);
  for (let entry = 0; entry < entries; entry++) {
    const at = start + 2 + entry * 12;
    if (at + 12 > tiff.length) return undefined;
    if (short(at) !== orientationTag) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

const orientationTag = 0x0112;

/** As long as before, and it says no more than how the picture is turned. */
export function blankTiff(tiff: Buffer): Buffer {
  const blank = Buffer.alloc(tiff.length);
  const orientation = readOrientation(tiff);
  if (orientation === undefined || orientation === 1 || tiff.length < 26) return blank;
  blank.write("MM\0*", 0, "latin1");
  blank.writeUInt32BE(8, 4);
  // One entry: a single 16-bit number.
  blank.writeUInt16BE(1, 8);
  blank.writeUInt16BE(orientationTag, 10);
  blank.writeUInt16BE(3, 12);
  blank.writeUInt32BE(1, 14);
  blank.writeUInt16BE(orientation, 18);
  return blank;
}

const exifHead = Buffer.from("Exif\0\0", "latin1");

/** With the head that JPEG, and some WebP, have before the block. */
export function blankExif(exif: Buffer): Buffer {
  if (!exif.subarray(0, exifHead.length).equals(exifHead)) return blankTiff(exif);
  return Buffer.concat([exifHead, blankTiff(exif.subarray(exifHead.length))]);
}
