export interface LockedPackage {
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}
type Packages = Record<string, LockedPackage>;
export function isInstalled(
  locked: Packages | undefined,
  installed: Packages | undefined,
  machine?: { platform: string; arch: string },
): boolean;
export function install(): Promise<void>;
