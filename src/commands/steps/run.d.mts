export interface RunOptions {
  show?: boolean;
  env?: Record<string, string>;
}
export function run(
  command: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<{ code: number; output: string }>;
export function runNode(
  script: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<{ code: number; output: string }>;
