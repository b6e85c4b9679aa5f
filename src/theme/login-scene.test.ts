import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the picture of the sign-in page has no colour of its own: the brand paints its ground', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const colours = read('./login-scene.svg').match(/(?<=(?:fill|stroke|stop-color)=")[^"]+/g)!;
  expect(new Set(colours)).toEqual(new Set(['none', '#fff', '#000', 'url(#c)']));
  for (const sheet of ['./login.css', './dark.css']) {
    const [scene] = /\.pw-login-scene \{[^}]*\}/.exec(read(sheet))!;
    expect(scene.match(/--pw-scene-\w+: var\(--colors-brand-\d+\)/g)).toHaveLength(3);
  }
});
