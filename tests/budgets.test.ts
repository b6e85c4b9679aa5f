import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import budgets from './budgets.json' with { type: 'json' };

// Sizes are bytes after brotli at its best quality, of the client as `npm run build` leaves it.
const client = process.env['CLIENT_DIR'] ?? join(import.meta.dirname, '../dist/client');

/** Files that a document loads at once: scripts, preloads and style sheets, with the texts of one locale. */
function filesOf(document: string): string[] {
  const links = document.matchAll(/(?:src|(?<!icon" type="image\/svg\+xml" )href)="\.\/(assets\/[^"]+)"/g);
  return [...new Set([...links].map(([, file]) => file!))].filter((file) => !file.includes('en-US'));
}

/** The login page does without the whole style sheet, a light page without the dark look. */
const without = (marker: 'styles' | 'dark', html: string): string =>
  html.replace(new RegExp(`<!--pagewright:${marker} [^>]*-->`), '');
const compressed = (content: Buffer | string): number => brotliCompressSync(content).length;
const sizeOf = (file: string): number => {
  try {
    return readFileSync(join(client, `${file}.br`)).length;
  } catch {
    return compressed(readFileSync(join(client, file)));
  }
};

/** The part of a document that a file belongs to, from its name without the hash. */
function partOf(file: string): string {
  const name = file.replace(/^assets\//, '').replace(/-[\w-]{8}\.\w+$/, '');
  return name === 'zh-CN' ? 'texts' : name;
}

describe.each(Object.entries(budgets))('what the %s document loads at once', (name, budget) => {
  const built = readFileSync(join(client, `${name}.html`), 'utf8');
  const light = without('dark', built);
  const html = name === 'login' ? without('styles', light) : light;
  const sizes: Record<string, number> = { document: compressed(html) };
  for (const file of filesOf(html)) sizes[partOf(file)] = (sizes[partOf(file)] ?? 0) + sizeOf(file);
  sizes['all'] = Object.values(sizes).reduce((sum, size) => sum + size, 0);

  test.each(Object.entries(budget))('%s stays within %i bytes', (part, most) => {
    expect(Object.keys(sizes)).toContain(part);
    expect(sizes[part]).toBeLessThanOrEqual(most);
  });
});
