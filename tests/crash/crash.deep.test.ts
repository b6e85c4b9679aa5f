import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachEngine } from '../support/databases.ts';
import { plainClient } from '../support/server.ts';
import { runCrashes } from './run-crashes.ts';
import { bundleServer } from './server-process.ts';

/** `CRASH_KILLS=100 npx vitest run tests/crash` is the full run. */
const kills = Number(process.env['CRASH_KILLS'] ?? 8);

let program: string;
let clientDir: string;

beforeAll(async () => {
  program = await bundleServer();
  clientDir = plainClient();
});
afterAll(() => {
  fs.rmSync(path.dirname(program), { recursive: true, force: true });
  fs.rmSync(clientDir, { recursive: true, force: true });
});

forEachEngine((engine) => {
  it(`loses nothing in ${kills} kills, and keeps nothing by half`, {
    timeout: 120_000 + 30_000 * kills,
  }, async () => {
    const report = await runCrashes({ program, clientDir, storage: await engine.storage() }, kills);
    const { lost, half, publishes, drafts, imports, pushes, signIns, made, restarts } = report;
    console.log(
      `${engine.kind}: ${kills} kills (${report.killsAtStart} at the start), ${publishes} publishes, ${drafts} drafts, ${imports} imports, ` +
        `${pushes} pushes, ${made} apps and CSV files and ${signIns} sign-ins acknowledged, ${lost.length} lost, ${half.length} by half, ${restarts.length} restarts served, the slowest after ` +
        `${Math.round(Math.max(...restarts))} ms`,
    );
    expect({ lost, half }).toEqual({ lost: [], half: [] });
    expect(publishes).toBeGreaterThan(kills);
    expect(drafts).toBeGreaterThan(kills);
    expect(imports).toBeGreaterThan(0);
    expect(pushes).toBeGreaterThan(0);
    expect(made).toBeGreaterThan(0);
    expect(signIns).toBeGreaterThan(kills);
  });
});
