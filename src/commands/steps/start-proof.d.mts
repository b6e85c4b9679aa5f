export interface PrintedStart {
  url: string;
  account: string;
  password: string;
}
export function readStart(lines: readonly string[]): PrintedStart | undefined;
export function signIn(start: PrintedStart): Promise<void>;
export function proveStart(
  folder: string,
  environment: Record<string, string>,
  onStart?: (stop: () => Promise<void>) => void,
): Promise<void>;
