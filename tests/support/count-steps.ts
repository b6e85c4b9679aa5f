import { type Profiler, Session } from 'node:inspector';

/** Counts steps instead of time. */
export interface StepCounter {
  /**
   * How often the blocks of all loaded code are run by `work`: the same on every machine, however busy it is. What V8 does
   * inside of itself (patterns, searches in texts) is not counted.
   */
  stepsOf(work: () => unknown): Promise<number>;
  stop(): Promise<void>;
}

/** Starts to count; until it is stopped, code runs slower. */
export async function stepCounter(): Promise<StepCounter> {
  const session = new Session();
  const ask = <Answer>(method: string, options: object = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      session.post(method, options, (error, answer) => (error ? reject(error) : resolve(answer as Answer)));
    });
  const take = () => ask<Profiler.TakePreciseCoverageReturnType>('Profiler.takePreciseCoverage');
  session.connect();
  await ask('Profiler.enable');
  await ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    async stepsOf(work) {
      await take();
      work();
      const { result } = await take();
      const blocks = result.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
      return blocks.reduce((sum, { count }) => sum + count, 0);
    },
    async stop() {
      await ask('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
