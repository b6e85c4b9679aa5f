import { expect, it } from 'vitest';
import english from '../../../schemas/locales/en-US.json' with { type: 'json' };
import chinese from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import { methods } from '../methods/index.ts';

/** Whatever a session, the history or the audit log may name as the way somebody came in. */
const ways = [...Object.keys(methods), 'two-step', 'installation'];

it.each(ways)('%s has a name in both languages', (way) => {
  for (const texts of [english, chinese] as Record<string, string>[]) {
    expect(texts[`api.method.${way}`]).toMatch(/\S/);
  }
});
