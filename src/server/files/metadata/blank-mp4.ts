import type { Source } from "../../db/stored-parts.ts";
import type { Blank } from "./blank-images.ts";

/** Enough for any film; a file of a million tiny boxes is nobody's. */
const maxBoxes = 2_000;

interface Box {
  type: string;
  at: number;
  start: number;
  end: number;
}

/** Where an editor puts what it knows of the film. */
const xmp = "be7acfcb97a942e89c71999491e3afac";

/** The boxes in which phones write the place, the owner's name and the model; players need none of them. */
export async function listMp4Blanks(source: Source): Promise<Blank[]> {
  const blanks: Blank[] = [];
  const budget = { boxes: maxBoxes };
  const look = async (from: number, to: number): Promise<void> => {
    for (let at = from; at + 8 <= to && budget.boxes > 0; budget.boxes -= 1) {
      const box = await readBox(source, at, to);
      if (box === undefined) return;
      if (box.type === "moov" || box.type === "trak") await look(box.start, box.end);
      const isXmp = box.type === "uuid" && (await readId(source, box)) === xmp;
      if (isXmp || box.type === "udta" || box.type === "meta") blanks.push(toFree(box));
      at = box.end;
    }
  };
  await look(0, source.size);
  return blanks;
}

async function readBox(source: Source, at: number, to: number): Promise<Box | undefined> {
  const head = await source.bytes(at, Math.min(16, to - at));
  const type = head.toString("latin1", 4, 8);
  const short = head.readUInt32BE(0);
  if (short === 1 && head.length < 16) return undefined;
  const size = short === 0 ? to - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
  const start = at + (short === 1 ? 16 : 8);
  const end = at + size;
  return end < start || end > to ? undefined : { type, at, start, end };
}

async function readId(source: Source, { start, end }: Box): Promise<string> {
  return (await source.bytes(start, Math.min(16, end - start))).toString("hex");
}

/** Free space, as long as before. */
function toFree({ at, start, end }: Box): Blank {
  const between = start - at - 8;
  // A long size stays where it is.
  if (between > 0) return { at: start, bytes: Buffer.alloc(end - start) };
  return { at: at + 4, bytes: Buffer.concat([Buffer.from("free", "latin1"), Buffer.alloc(end - start)]) };
}
