import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onOneEngine } from '../support/databases.ts';
import { tableOfCalls, useCallers } from './callers.ts';
import { samples } from './calls.ts';

it('writes down who may make each call', async () => {
  await expect(tableOfCalls()).toMatchFileSnapshot(join(import.meta.dirname, '../tenancy-table.md'));
});

onOneEngine((engine) => {
  const { wronglyAnswered, tellingRefusals } = useCallers(engine);

  it('lets those alone make a call of each kind whose role allows it, in each app and company', async () => {
    expect(samples.length).toBeGreaterThan(7);
    expect(await wronglyAnswered(samples)).toEqual([]);
  });

  it('answers for what somebody may not do as for what does not exist', async () => {
    expect(await tellingRefusals(samples)).toEqual([]);
  });
});
