import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";

const KNOWN_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  process.stdout.write("Installing Chromium for the journeys.\n");
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  const steps = [["update"], ["install", "-y", "--no-install-recommends", "chromium"]];
  return steps.every((step) => spawnSync("apt-get", step, options).status === 0);
}

/**
 * Finds the browser of the journeys, installing Debian's Chromium when run as root there.
 *
 * @throws Error with a sentence that says what to install
 */
export function ensureBrowser(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isRunnable(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which is not a program that can be run.`);
  }
  const found = KNOWN_PLACES.find(isRunnable);
  if (found !== undefined) return found;
  const installed = installOnDebian() ? KNOWN_PLACES.find(isRunnable) : undefined;
  if (installed !== undefined) return installed;
  throw new Error(
    "The journeys need Chromium or Google Chrome: install it (Debian and Ubuntu: sudo apt-get install chromium; " +
      "Fedora: sudo dnf install chromium; macOS: brew install --cask google-chrome), or set CHROMIUM_PATH to its program.",
  );
}
