type LockedPackage = {
  version?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  link?: boolean;
};
type LockFile = { packages?: Record<string, LockedPackage> };

export function findInstallReason(
  lock: LockFile,
  installed: LockFile | undefined,
  machine: { platform: string; arch: string },
): string | undefined;

export function isNodeRecent(version: string): boolean;
