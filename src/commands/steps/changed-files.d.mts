export function changedFiles(folder: string, base: string): string[];
