import { beforeEach, expect, it } from 'vitest';
import { untilLive } from './wait.ts';

const shell = () => document.getElementById('shell')!;
const root = () => document.getElementById('root')!;

beforeEach(() => {
  document.body.innerHTML = '<div id="shell"><input name="email"></div><div id="root"></div>';
});

/** Whether the live page counts as whole, without waiting for it to settle. */
async function isLive(): Promise<boolean> {
  let live = false;
  void untilLive(shell(), root()).then(() => {
    live = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return live;
}

it('takes the live page that has every field of the first picture', async () => {
  root().innerHTML = '<main><input name="email"></main>';
  expect(await isLive()).toBe(true);
});

it('waits for a field, and for a part whose file is on its way', async () => {
  root().innerHTML = '<main><p>soon</p></main>';
  expect(await isLive()).toBe(false);
  root().innerHTML = '<main><input name="email"><div class="cxd-LazyComponent">Loading...</div></main>';
  expect(await isLive()).toBe(false);
});
