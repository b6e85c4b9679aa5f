import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the picture of the sign-in page has no colour of its own: the brand paints its ground', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const colours = read('./login-scene.svg').match(/(?<=(?:fill|stroke|stop-color)=")[^"]+/g)!;
  expect(new Set(colours)).toEqual(new Set(['none', '#fff', '#000', 'url(#c)']));
  const [scene] = /\.pw-login-scene \{[^}]*\}/.exec(read('./login.css'))!;
  expect(scene.match(/--colors-brand-\d+/g)!.length).toBeGreaterThan(5);
});
