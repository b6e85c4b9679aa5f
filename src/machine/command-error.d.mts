export class CommandError extends Error {}
export function runCommand(main: () => void | Promise<void>): Promise<void>;
