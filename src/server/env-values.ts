import { isIP } from "node:net";

export type Environment = Record<string, string | undefined>;

/** The variables of an environment, blank ones as if absent. What is wrong or missing joins `problems`, a sentence each. */
export class EnvValues {
  readonly env: Environment;
  readonly problems: string[];

  constructor(env: Environment, problems: string[]) {
    this.env = env;
    this.problems = problems;
  }

  text(name: string): string | null {
    return this.env[name]?.trim() || null;
  }

  /** In whatever case. */
  choice<const T extends string>(name: string, choices: readonly T[]): T | null {
    const given = this.text(name);
    const found = choices.find((one) => one === given?.toLowerCase()) ?? null;
    if (given !== null && found === null)
      this.problems.push(`${name} must be one of ${choices.join(", ")}, not "${given}".`);
    return found;
  }

  matching(name: string, shape: RegExp, what: string): string | null {
    const given = this.text(name);
    if (given === null || shape.test(given)) return given;
    this.problems.push(`${name} must be ${what}, not "${given}".`);
    return null;
  }

  /** Without slashes at its end. */
  webAddress(name: string): string | null {
    const given = this.text(name);
    if (given === null) return null;
    if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol)) return given.replace(/\/+$/, "");
    this.problems.push(`${name} must be an address that starts with http:// or https://, not "${given}".`);
    return null;
  }

  seconds(name: string, max: number): number | null {
    const given = this.text(name);
    if (given === null) return null;
    if (/^\d{1,5}(\.\d{1,3})?$/.test(given) && Number(given) >= 1 && Number(given) <= max)
      return Number(given);
    this.problems.push(`${name} must be a number of seconds from 1 to ${max}, not "${given}".`);
    return null;
  }

  /** Those of a group that are set. One that lacks something is said to be set up in part. */
  group(what: string, needed: readonly string[], others: readonly string[] = []): string[] {
    const set = [...needed, ...others].filter((name) => this.text(name) !== null);
    const missing = needed.filter((name) => !set.includes(name));
    if (set.length > 0 && missing.length > 0) {
      const areMissing = `${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing`;
      this.problems.push(`${what} is only partly set up: ${areMissing} alongside ${set.join(", ")}.`);
    }
    return set;
  }

  /** A stand-in on this machine, for tests. */
  standIn(name: string): string | null {
    const given = this.text(name);
    if (given === null) return null;
    if (given.startsWith("http://") && isLoopback(given)) return given.replace(/\/+$/, "");
    this.problems.push(`${name} is for tests: it must be an http:// address of this machine.`);
    return null;
  }
}

/** Whether an address can only be reached from this machine. False for what is no address. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  if (host === "localhost" || host === "::1") return true;
  return isIP(host) === 4 && host.startsWith("127.");
}
