import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import contract from '../schemas/contracts/apps.json' with { type: 'json' };
import choice from '../schemas/screens/app/page-icon.json' with { type: 'json' };

it('has a picture, a rule, a choice and a name in the contract for each icon of a page', () => {
  const names = contract.definitions.pageIcon.enum.filter(Boolean);
  const pictures = readdirSync('src/theme/icons').filter((file) => file.endsWith('.svg'));
  const css = readFileSync('src/theme/icons.css', 'utf8');
  expect(pictures.map((file) => file.replace('.svg', '')).sort()).toEqual([...names].sort());
  for (const name of names) expect(css).toContain(`.pw-icon.is-${name} {\n  --pw-icon: url("./icons/${name}.svg");`);
  expect(choice.options.map(({ value }) => value || 'file-text')).toEqual(names);
  expect(choice.options.map(({ className }) => className)).toEqual(names.map((name) => `pw-icon is-${name}`));
});
