export const KINDS: Readonly<Record<'unit' | 'server' | 'browser' | 'deep', readonly string[]>>;
export const GATE: readonly (keyof typeof KINDS)[];
export function testChoice(
  args: readonly string[],
  folder?: string,
): { kinds: string[]; paths: string[]; times: boolean; shard?: string; isGate: boolean };
