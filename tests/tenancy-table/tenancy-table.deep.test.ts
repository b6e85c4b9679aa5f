import { expect, it } from 'vitest';
import { onOneEngine } from '../support/databases.ts';
import { useCallers } from './callers.ts';
import { calls } from './calls.ts';

onOneEngine((engine) => {
  const { wronglyAnswered, tellingRefusals } = useCallers(engine);

  it('lets those alone make each call whose role allows it, in each app and company', {
    timeout: 240_000,
  }, async () => {
    expect(await wronglyAnswered(calls)).toEqual([]);
  });

  it('answers for what somebody may not do as for what does not exist', { timeout: 240_000 }, async () => {
    expect(await tellingRefusals(calls)).toEqual([]);
  });
});
