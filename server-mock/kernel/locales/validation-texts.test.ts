import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import english from '../../../schemas/locales/en-US.json' with { type: 'json' };
import chinese from '../../../schemas/locales/zh-CN.json' with { type: 'json' };

const screens = new URL('../../../schemas/screens/', import.meta.url);

/** Keys of the texts that say what is wrong with a field. */
function complaints(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'validationErrors' ? Object.values(value as Record<string, string>) : complaints(value),
  );
}

it('braces in what is said of a wrong field are escaped, for amis fills them in there', () => {
  const files = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const texts = files
    .flatMap((name) => complaints(JSON.parse(readFileSync(new URL(name, screens), 'utf8'))))
    .map((text) => text.replace('i18n:', ''))
    .flatMap((key) => [english, chinese].map((words) => (words as Record<string, string>)[key] ?? key));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => /(?<!\\)\{\{/.test(text))).toEqual([]);
});
