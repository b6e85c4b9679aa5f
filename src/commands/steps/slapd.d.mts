export function slapdProgram(): string | undefined;
export function hasSlapd(): boolean;
