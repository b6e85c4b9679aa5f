/** How long a test file took, in milliseconds. */
export interface FileTime {
  kind: string;
  file: string;
  loading: number;
  running: number;
}
export function timesTable(files: readonly FileTime[]): string;
export function slowest(files: readonly FileTime[]): string;
