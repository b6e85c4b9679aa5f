/** A test file that a change can break. */
export interface ReachedTest {
  file: string;
  kind: string;
  rank: number;
  seconds: number;
}
export interface ChangedProject {
  files: readonly string[];
  importers: ReadonlyMap<string, ReadonlySet<string>>;
  hubs: readonly string[];
  namesOf(file: string): readonly string[];
  textOf(file: string): string;
  secondsOf(test: string): number | undefined;
  kindOf(test: string): string;
}
export function testsOf(changed: readonly string[], project: ChangedProject): ReachedTest[];
export function fitting(tests: readonly ReachedTest[], room: number): { now: ReachedTest[]; later: ReachedTest[] };
