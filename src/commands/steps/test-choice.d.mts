export const KINDS: Readonly<Record<'unit' | 'server' | 'browser', readonly string[]>>;
export function testChoice(args: readonly string[], folder?: string): { kinds: string[]; paths: string[] };
