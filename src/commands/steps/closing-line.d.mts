export interface Counts {
  passed: number;
  failed: number;
}
export function readClosingLine(line: string): Counts | undefined;
export function closingLine(counts: Counts): string;
export function passOnLines(
  lines: AsyncIterable<string> | Iterable<string>,
  write: (text: string) => void,
): Promise<Counts | undefined>;
