import { slowest, timesTable } from './times.mjs';

/** A reporter of vitest that ends with a table of where the time went (`npm test -- --times`). */
export default class TimesReporter {
  onTestRunEnd(modules) {
    const files = modules.map((module) => {
      const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } =
        module.diagnostic();
      const loading = collectDuration + environmentSetupDuration + prepareDuration + setupDuration;
      return { kind: module.project.name, file: module.relativeModuleId, loading, running: duration };
    });
    console.log(`\n${timesTable(files)}\n\n${slowest(files)}`);
  }
}
