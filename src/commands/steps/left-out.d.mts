type NotRun = { file: string; count: number }[];
export function missingPackages(
  kinds: readonly string[],
  found: { chromium?: string | undefined; postgres?: boolean; slapd?: boolean },
): Map<string, string>;
export function installCommand(packages: string[], machine?: { debian?: boolean; root?: boolean }): string | undefined;
export function leftOutLines(missing: Map<string, string>, notRun: NotRun, command?: string): string[];
export function leftOutFailures(missing: Map<string, string>, notRun: NotRun): number;
