import { describe, expect, test } from "vitest";
import { parseThreadAddress } from "./thread-address.ts";

describe("the address of a thread", () => {
  test.each([
    ["https://www.reddit.com/r/funny/comments/3hahrw/ba_dum_tsss/", "3hahrw"],
    ["https://reddit.com/r/funny/comments/3hahrw", "3hahrw"],
    ["https://old.reddit.com/r/funny/comments/3HAHRW/ba/cu5pebp/?context=3", "3hahrw"],
    ["https://new.reddit.com/comments/3hahrw/", "3hahrw"],
    ["https://np.reddit.com/r/funny/comments/3hahrw/", "3hahrw"],
    ["https://m.reddit.com/r/funny/comments/3hahrw/x", "3hahrw"],
    ["https://sh.reddit.com/r/funny/comments/3hahrw/x#a", "3hahrw"],
    ["https://www.reddit.com/gallery/3hahrw", "3hahrw"],
    ["https://www.reddit.com/user/someone/comments/3hahrw/x/", "3hahrw"],
    ["https://redd.it/3hahrw", "3hahrw"],
    // D16: without the scheme, which browsers hide.
    ["www.reddit.com/r/funny/comments/3hahrw/ba_dum_tsss/", "3hahrw"],
    ["Reddit.com/r/funny/comments/3hahrw", "3hahrw"],
    ["redd.it/3hahrw", "3hahrw"],
    ["  https://www.reddit.com/r/funny/comments/3hahrw/ \n", "3hahrw"],
    ["HTTPS://WWW.REDDIT.COM/r/funny/comments/3hahrw/", "3hahrw"],
    // The parser makes plain what was written to look different; the id is what counts.
    ["https://ⓡeddit.com/r/a/comments/3hahrw/", "3hahrw"],
    ["https:www.reddit.com/r/a/comments/3hahrw/", "3hahrw"],
  ])("%s is read", (address, id) => {
    expect(parseThreadAddress(address)).toEqual({ kind: "thread", id });
  });

  test("a share link is told apart, and only its path is kept", () => {
    expect(parseThreadAddress("https://www.reddit.com/r/funny/s/AbC123/?utm_source=share")).toEqual({
      kind: "share",
      path: "/r/funny/s/AbC123",
    });
  });

  test("what takes long to read is not read", () => {
    const began = process.threadCpuUsage();
    for (const filler of ["a", "/", "/comments", "%2e", "r/a/", "/../"]) {
      const long = filler.repeat(100_000 / filler.length);
      expect(parseThreadAddress(`https://www.reddit.com/${long}`)).toBeUndefined();
      expect(parseThreadAddress(long)).toBeUndefined();
    }
    // The processor's time, not the clock's: others may be at work.
    const { user, system } = process.threadCpuUsage(began);
    expect((user + system) / 1_000).toBeLessThan(60);
  });
});
