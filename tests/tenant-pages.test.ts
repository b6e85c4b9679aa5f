import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import routes from '../schemas/routes.json' with { type: 'json' };
import { tenantLimits } from '../src/hardening/bounds/limits.ts';
import { isSignInNode } from '../src/reach/sign-in-nodes.ts';
import { unpackTable } from '../src/types/amis-table.ts';
import { amisTable } from '../src/types/generated/amis-table.ts';
import { operations } from '../src/types/generated/reach.ts';

const document = readFileSync('docs/tenant-pages.md', 'utf8');
const counted = (number: number) => number.toLocaleString('en-US');

/** Cells of the table below a heading, from its first column. */
function firstCells(heading: string): string {
  const [, part = ''] = document.split(`## ${heading}\n`);
  const rows = (part.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => row.split('|')[1]).join('\n');
}

describe('docs/tenant-pages.md', () => {
  it('names the screens that a company or app may override, and no others', () => {
    const named = [...firstCells('Screens').matchAll(/`([^`]+)`/g)].map(([, screen]) => screen);
    const free = Object.entries(routes.overridable).filter(([, lowest]) => lowest === 'app' || lowest === 'company');
    expect(named.sort()).toEqual(free.map(([screen]) => screen).sort());
  });

  it('names every call that such a page may make wherever it is', () => {
    const named = firstCells('Calls');
    const free = operations.filter(({ reach }) => reach === 'any' || reach === 'tenant');
    expect(free.length).toBeGreaterThan(2);
    for (const { method, path, scoped } of free) {
      const fixed = `${method} ${scoped ? '${prefix}' : ''}${path}`.replace(/:(\w+)/g, (_, name) => name.toUpperCase());
      expect(named).toContain(fixed);
    }
  });

  it('names the nodes of a sign-in page, and no others', () => {
    const [, list = ''] = document.split('- Around the form stand light nodes alone: ');
    const named = [...(list.split('. The checker')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, type]) => type);
    const types = Object.keys(unpackTable(amisTable).types).filter(isSignInNode);
    expect(named.sort()).toEqual(types.sort());
  });

  it('has the numbers that hold', () => {
    const { nodes, depth, interval } = tenantLimits;
    for (const number of [nodes, depth, interval / 1000]) expect(document).toContain(` ${counted(number)}`);
  });
});
