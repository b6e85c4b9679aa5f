export function projectFiles(folder: string): { tracked: string[]; untracked: string[] };
export function copyFiles(files: string[], from: string, to: string): Promise<void>;
