export function failureReason(output: string): string;
