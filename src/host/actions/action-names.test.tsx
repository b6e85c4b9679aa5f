import { expect, it, vi } from 'vitest';
import { shapeWalker } from '../../validation/amis/check-shapes.ts';
import { type ActionParts, registerActions } from './actions.ts';

const { registered } = vi.hoisted(() => ({ registered: [] as string[] }));
vi.mock('amis-core', async (original) => ({
  ...(await original<object>()),
  registerAction: (type: string) => void registered.push(type),
}));

it('the checker knows every action of the host', { timeout: 60_000 }, async () => {
  registerActions({} as ActionParts);
  await import('../sign-in/proof.tsx');
  await import('../mistakes/mistakes.tsx');
  expect(registered).toEqual(expect.arrayContaining(['goto', 'setLocale', 'endProof', 'closeMistakes']));
  const page = (actionType: string) => ({
    type: 'page',
    body: { type: 'button', label: 'a', onEvent: { click: { actions: [{ actionType }] } } },
  });
  const unknown = (actionType: string) => shapeWalker().check(page(actionType)).length > 0;
  expect(unknown('nothing-like-it')).toBe(true);
  expect(registered.filter(unknown)).toEqual([]);
});
