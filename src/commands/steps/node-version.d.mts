export function isAtLeast(actual: string, minimum: string): boolean;
export function checkNodeVersion(): void;
