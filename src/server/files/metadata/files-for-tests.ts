/** What a camera writes: its name, how the picture is turned, and a text that stands for the place. */
export function makeTiff(orientation: number, text: string): Buffer {
  const tiff = Buffer.alloc(100);
  tiff.write("II*\0", 0, "latin1");
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  tiff.writeUInt16LE(0x010f, 10);
  tiff.writeUInt16LE(2, 12);
  tiff.writeUInt32LE(text.length, 14);
  tiff.writeUInt32LE(60, 18);
  tiff.writeUInt16LE(0x0112, 22);
  tiff.writeUInt16LE(3, 24);
  tiff.writeUInt32LE(1, 26);
  tiff.writeUInt16LE(orientation, 30);
  tiff.write(text, 60, "latin1");
  return tiff;
}

const toBytes = (content: Buffer | string) =>
  typeof content === "string" ? Buffer.from(content, "latin1") : content;

function makeSegment(marker: number, content: Buffer | string): Buffer {
  const bytes = toBytes(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

const exif = (orientation: number, text: string) =>
  Buffer.concat([Buffer.from("Exif\0\0", "latin1"), makeTiff(orientation, text)]);

/** The segments of a photo, with `text` in each that may hold a person's; the picture is as long as asked. */
export function makeJpeg(orientation: number, text: string, pictureBytes = 100): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    makeSegment(0xe0, "JFIF\0\x01\x01\0\0\x01\0\x01\0\0"),
    makeSegment(0xe1, exif(orientation, text)),
    makeSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${text}`),
    makeSegment(0xe2, "ICC_PROFILE\0\x01\x01colours"),
    makeSegment(0xe2, `MPF\0${text}`),
    makeSegment(0xed, `Photoshop 3.0\0${text}`),
    makeSegment(0xee, "Adobe\0d"),
    makeSegment(0xfe, text),
    makeSegment(0xda, "\x03\x01\0\x02\x11\x03\x11\0\x3f\0"),
    Buffer.alloc(pictureBytes, "picture \xff\0", "latin1"),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(text, "latin1"),
  ]);
}

export function makeBox(type: string, ...content: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(content.map(toBytes));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes.length + 8, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, bytes]);
}

export function makeRiffChunk(type: string, content: Buffer | string): Buffer {
  const bytes = toBytes(content);
  const head = Buffer.alloc(8);
  head.write(type, 0, "latin1");
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
}
