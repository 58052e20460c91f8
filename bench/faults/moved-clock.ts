/**
 * Loaded before the server: its wall clock jumps where its parent says so. Timers go on as they do on a machine
 * whose clock is set. The database's clock is the machine's and stays.
 */
const RealDate = Date;
let movedMs = 0;

class MovedDate extends RealDate {
  constructor(...given: ConstructorParameters<typeof Date> | []) {
    if (given.length === 0) super(RealDate.now() + movedMs);
    else super(...(given as ConstructorParameters<typeof Date>));
  }

  static override now(): number {
    return RealDate.now() + movedMs;
  }
}

globalThis.Date = MovedDate as DateConstructor;
process.on("message", (message) => {
  if (typeof message === "object" && message !== null && "moveClockMs" in message) {
    movedMs = Number(message.moveClockMs);
  }
});
process.channel?.unref();
