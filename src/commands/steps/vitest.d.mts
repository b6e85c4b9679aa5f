export interface TestCounts {
  passed: number;
  failed: number;
  notRun: { file: string; count: number }[];
  tried: string[];
}
export function countTests(report: object, exitCode: number): TestCounts;
export function runVitest(
  projects: readonly string[],
  options: { env: Record<string, string>; paths?: readonly string[]; times?: boolean; shard?: string },
): Promise<TestCounts>;
