export function findOnPath(names: readonly string[], path?: string): string | undefined;
export function ensureChromium(): Promise<string | undefined>;
