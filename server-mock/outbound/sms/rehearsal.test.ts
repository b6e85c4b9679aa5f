import { expect, it } from 'vitest';
import { createRehearsal } from './rehearsal.ts';

it('takes the time that messages of the latest outcome took, and tells that outcome', async () => {
  const paused: number[] = [];
  const { perform, rehearse } = createRehearsal(async (milliseconds) => paused.push(milliseconds));
  await rehearse();
  expect(paused).toEqual([]);
  await perform(async () => undefined);
  await rehearse();
  const refused = perform(() => Promise.reject(new Error('refused')));
  await expect(refused).rejects.toThrow('refused');
  await expect(rehearse()).rejects.toMatchObject({ code: 'sms-failed' });
  expect(paused).toHaveLength(2);
  expect(paused[0]).not.toBe(paused[1]);
  await perform(async () => undefined);
  await rehearse();
  expect(paused).toHaveLength(3);
});
