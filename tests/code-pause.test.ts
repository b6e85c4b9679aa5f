import { expect, it } from 'vitest';
import { PAUSE } from '../renderers/send-code/countdown.ts';
import sendCode from '../renderers/send-code/schema.json' with { type: 'json' };
import { sendRules } from '../server-mock/kernel/limits/rules.ts';
import { root } from '../src/machine/root.mjs';
import { readShippedScreens } from '../src/validation/parts/shipped.ts';

it('the button that sends a code waits as long as the server refuses another one', () => {
  expect(PAUSE).toBe(sendRules.targetPause.windowSeconds);
  expect(sendCode.properties.countdown.default).toBe(PAUSE);
});

it('no screen says how long that is', () => {
  const saying = [...readShippedScreens(root)].filter(([, text]) => text.includes('"countdown"'));
  expect(saying.map(([id]) => id)).toEqual([]);
});
