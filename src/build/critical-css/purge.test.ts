import { expect, test } from 'vitest';
import { purge } from './purge.ts';

const look = { tags: ['div', 'a'], classes: ['box', 'is-active'], ids: ['root'], attributes: { type: ['text'] } };

test('keeps what can apply, in order, and the variables and animations it uses', async () => {
  const css = `:root{--used:red;--unused:blue}
.box{color:var(--used);animation:turn 1s}.other{color:blue}
.box.is-active:hover::after{top:0}div>a{left:0}table{right:0}
@keyframes turn{to{top:1px}}@keyframes never{to{top:2px}}
@media (max-width:9px){.box{top:3px}.other{top:4px}}`;
  const kept = await purge(css, look);
  expect(kept).toMatch(/--used[\s\S]*\.box\{[\s\S]*\.box\.is-active:hover::after[\s\S]*div>a[\s\S]*turn[\s\S]*@media/);
  for (const gone of ['--unused', '.other', 'table', 'never']) expect(kept).not.toContain(gone);
});

test('an empty result stops the build', async () => {
  await expect(purge('.other{color:red}', look)).rejects.toThrow(/critical CSS/);
});
