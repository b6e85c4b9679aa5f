import { expect, it } from 'vitest';
import cxd from '../../../schemas/theme/presets/cxd.json' with { type: 'json' };
import { dataColors, functionalColors, neutralShades, shades } from './scales.ts';

const words = (text: string) => text.split(' ');

it.each([
  ['cool', '#2468f2', '#001259 #001e80 #0832a6 #144bcc #2468f2 #528eff #7dadff #a8caff #d4e5ff #e6f0ff'],
  ['warm', '#f23d3d', '#590410 #800d18 #a61922 #cc292e #f23d3d #ff6966 #ff908c #ffb6b3 #ffdbd9 #ffe8e6'],
])('makes the shades of a %s base', (_, base, expected) => {
  expect(shades(base)).toEqual(words(expected));
});

it('makes greys, functional colours and colours of data', () => {
  expect(neutralShades('#2468f2')).toEqual(
    words('#070c14 #151b26 #303540 #5c5f66 #84878c #b8babf #d4d6d9 #e8e9eb #f2f3f5 #f7f8fa #ffffff'),
  );
  expect(functionalColors('#2468f2')).toEqual({
    error: '#f23d3d',
    warning: '#ff9326',
    success: '#30bf13',
    info: '#2469f2',
  });
  expect(dataColors('#2468f2')[0]).toEqual(words('#2468f2 #aa24ed #e32262 #855f14 #3b8714 #158a63 #1c77b8'));
});

it('makes the functional scales that amis has', () => {
  for (const { token, body } of cxd.global.colors.func.body) {
    const colors = body.colors.map(({ color }) => color);
    expect([token, shades(colors[4]!)]).toEqual([token, colors]);
  }
});

it('reads every notation of CSS, and refuses what is no colour', () => {
  expect(shades('rgb(36 104 242)')).toEqual(shades('#2468f2'));
  expect(shades('rebeccapurple')[4]).toBe('#663399');
  expect(() => shades('#[[[')).toThrow('no colour');
});
