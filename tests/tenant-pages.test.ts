import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import routes from '../schemas/routes.json' with { type: 'json' };
import { tenantLimits } from '../src/hardening/bounds/limits.ts';
import { operations } from '../src/types/generated/reach.ts';

const document = readFileSync('docs/tenant-pages.md', 'utf8');

/** The part below a heading. */
function partOf(heading: string): string {
  const [, part = ''] = document.split(`## ${heading}\n`);
  return part.split('\n## ')[0] ?? '';
}

/** Cells of the table below a heading, from its first column. */
function firstCells(heading: string): string {
  const rows = partOf(heading)
    .split('\n')
    .filter((line) => line.startsWith('| `'));
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

  it('has the numbers that hold', () => {
    const { nodes, depth, interval } = tenantLimits;
    const bounds = partOf('What is bounded');
    for (const words of [` ${nodes.toLocaleString('en-US')}, ${depth} in one another`, ` ${interval / 1000} seconds`])
      expect(bounds).toContain(words);
    const source = readFileSync('src/host/sandboxed/elements-at-once.ts', 'utf8');
    const [, elements = ''] = /elements: ([\d_]+)/.exec(source) ?? [];
    expect(bounds).toContain(` ${elements.replaceAll('_', ',')} `);
  });
});
