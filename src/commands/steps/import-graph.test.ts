import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { distancesTo, importersIn } from './import-graph.mjs';

const programs = {
  'a.ts': "import type { B } from './b.ts';\nexport * from './c.json' with { type: 'json' };",
  'b.ts': "const c = await import('./c.json');\nimport './look.css?inline';",
  'd.tsx': "new Worker(new URL('./b.ts', import.meta.url)); import 'amis';",
  'c.json': '{}',
};

it('finds who names a file, however it is named, and how far away each file is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-graph-'));
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(folder, name), text);
  const importers = importersIn(Object.keys(programs), folder);
  rmSync(folder, { recursive: true });
  expect(importers).toEqual(
    new Map([
      ['b.ts', new Set(['a.ts', 'd.tsx'])],
      ['c.json', new Set(['a.ts', 'b.ts'])],
      ['look.css', new Set(['b.ts'])],
    ]),
  );
  expect([...distancesTo('c.json', importers)]).toEqual([
    ['c.json', 0],
    ['a.ts', 1],
    ['b.ts', 1],
    ['d.tsx', 2],
  ]);
  expect(distancesTo('c.json', importers, ['b.ts']).has('d.tsx')).toBe(false);
});
