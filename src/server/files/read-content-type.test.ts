import { expect, test } from "vitest";
import { makeMp4, makePng, makeWav } from "../features/stimuli/files-for-tests.ts";
import { readContentType } from "./read-content-type.ts";

const latin = (text: string) => Buffer.from(text, "latin1");

test.each<[string, Buffer, string | undefined]>([
  ["a PNG", makePng(4), "image/png"],
  ["a JPEG", latin("\xff\xd8\xff\xe1\x00\x10Exif"), "image/jpeg"],
  ["a GIF", latin("GIF89a\x01\x00"), "image/gif"],
  ["a WebP", latin("RIFF\x10\x00\x0a\x00WEBPVP8 "), "image/webp"],
  ["a WAV", makeWav(), "audio/wav"],
  ["an MP4", makeMp4(64), "video/mp4"],
  ["an M4A", latin("\x00\x00\x00\x20ftypM4A \x00"), "audio/mp4"],
  ["a WebM", latin("\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm"), "video/webm"],
  ["an OGG of speech", latin(`OggS${"\x00".repeat(24)}OpusHead`), "audio/ogg"],
  ["an MP3 with a tag", latin("ID3\x04\x00\x00\x00\x00\x02\x01TIT2"), "audio/mpeg"],
  ["an MP3 without one", latin("\xff\xfb\x90\x64\x00\x00\x00\x00\x00\x00\x00"), "audio/mpeg"],
  ["an SVG", latin('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), undefined],
  ["an SVG behind its declaration", latin('<?xml version="1.0"?><svg onload="1"/>'), undefined],
  ["HTML", latin("<!doctype html><script>1</script>"), undefined],
  ["HTML that begins with a sign in the wrong place", latin(" GIF89a<script>1</script>"), undefined],
  ["a text", latin("This is a text, whatever it is called."), undefined],
  ["a PDF", latin("%PDF-1.7"), undefined],
  ["a QuickTime film", latin("\x00\x00\x00\x14ftypqt  "), undefined],
  ["a photo that browsers don't show", latin("\x00\x00\x00\x18ftypheic"), undefined],
  ["Matroska", latin("\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska"), undefined],
  ["a film in an OGG", latin(`OggS${"\x00".repeat(24)}\x80theora`), undefined],
  ["UTF-16", latin("\xff\xfe<\x00s\x00v\x00g\x00>\x00"), undefined],
  ["two bytes", latin("\xff\xfb"), undefined],
  ["nothing", Buffer.alloc(0), undefined],
])("%s is known by its bytes", (_, head, contentType) => {
  expect(readContentType(head)?.contentType).toBe(contentType);
});
