export function failureReason(output: string): string;
export function lastLines(output: string, count?: number): string;
