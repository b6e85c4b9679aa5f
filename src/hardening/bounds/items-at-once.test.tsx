import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { TextsContext } from '../../i18n/texts-context.ts';
import { IsolatedScreen } from '../../isolation/index.ts';
import { CredentialGuard } from '../credential-guard.ts';
import { ItemsAtOnce } from './items-at-once.tsx';
import { AT_ONCE } from './number-limits.ts';

beforeAll(() => void Object.assign(AT_ONCE, { items: 100, signInItems: 50 }));
afterEach(cleanup);

const lists = (costs: Readonly<Record<string, number>>) => (
  <TextsContext.Provider value={{ 'host.node.firstNodes': 'note' }}>
    <IsolatedScreen id="home/home">
      {Object.entries(costs).map(([name, cost]) => (
        <ItemsAtOnce key={name} cost={cost}>
          <i>{name}</i>
        </ItemsAtOnce>
      ))}
    </IsolatedScreen>
  </TextsContext.Provider>
);

/** Shows lists of a page, in turns: each gets what it shows in the end. */
async function shown(...turns: Readonly<Record<string, number>>[]): Promise<string> {
  const [first, ...others] = turns;
  const { container, rerender } = render(lists(first ?? {}));
  await act(async () => undefined);
  for (const turn of others) {
    rerender(lists(turn));
    await act(async () => undefined);
  }
  return [...container.querySelectorAll('i, .pw-node')].map(({ textContent }) => textContent).join(' ');
}

it('draws lists until all together are full, and says so in place of the others', async () => {
  expect(await shown({ a: 60, b: 50, c: 40, d: 1 })).toBe('a note c note');
});

it('draws half as much where people sign in', async () => {
  const { container } = render(
    <CredentialGuard.Provider value={true}>{lists({ a: 60, b: 50 })}</CredentialGuard.Provider>,
  );
  await act(async () => undefined);
  expect([...container.querySelectorAll('i')].map(({ textContent }) => textContent)).toEqual(['b']);
});

it('gives room to others when a list goes or becomes shorter', async () => {
  expect(await shown({ a: 60, b: 50 }, { b: 50 })).toBe('b');
  expect(await shown({ a: 60, b: 50 }, { a: 50, b: 50 })).toBe('a b');
});

it('takes a list away that becomes too long', async () => {
  expect(await shown({ a: 60, b: 40 }, { a: 60, b: 41 })).toBe('a note');
});

it('counts each list once, however often it is drawn', async () => {
  const same = { a: 60, b: 40 };
  expect(await shown(same, same, same)).toBe('a b');
});

it('counts each screen by itself', async () => {
  const { container } = render(
    <>
      {lists({ a: 90 })}
      {lists({ b: 90 })}
    </>,
  );
  expect(container.querySelectorAll('i')).toHaveLength(2);
});
