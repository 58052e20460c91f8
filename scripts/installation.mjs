/** What the installed packages lack of the lock file. Plain JavaScript: it runs on Node 18, before anything is installed. */

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} LockFile
 * @typedef {{ platform: string, arch: string }} Machine
 */

/** @param {string[] | undefined} allowed @param {string} actual */
function isAllowed(allowed, actual) {
  return allowed === undefined || allowed.includes(actual);
}

/** Optional packages are wanted where they are made for this machine; libc's sort cannot be told from here. */
function isWanted(/** @type {LockedPackage} */ locked, /** @type {Machine} */ machine) {
  if (locked.optional !== true) return true;
  if (locked.os === undefined && locked.cpu === undefined) return false;
  return (
    locked.libc === undefined && isAllowed(locked.os, machine.platform) && isAllowed(locked.cpu, machine.arch)
  );
}

/**
 * Why `npm ci` is needed, as a sentence; undefined when what is installed is what the lock file says.
 *
 * @param {LockFile} lock package-lock.json
 * @param {LockFile | undefined} installed node_modules/.package-lock.json, which npm writes at the end of an install
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function findInstallReason(lock, installed, machine) {
  if (installed === undefined) return "Installing the packages, as they are not installed yet.";
  const present = new Map(Object.entries(installed.packages ?? {}));
  for (const [path, locked] of Object.entries(lock.packages ?? {})) {
    if (path === "" || locked.link === true) continue;
    const found = present.get(path);
    if (found === undefined && !isWanted(locked, machine)) continue;
    if (found?.version !== locked.version || found?.integrity !== locked.integrity) {
      return `Installing the packages, as ${path.replace(/^.*node_modules\//, "")} is not the one in package-lock.json.`;
    }
  }
  return undefined;
}

/**
 * Whether a Node can run the product's TypeScript.
 *
 * @param {string} version such as "v22.22.0"
 */
export function isNodeRecent(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 22);
}
