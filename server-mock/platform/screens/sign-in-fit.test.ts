import { expect, it } from 'vitest';
import type { CheckStored } from './checker.ts';
import type { ResolvedScreen } from './resolved-screen.ts';
import { createSignInFit } from './sign-in-fit.ts';

const level = { companyId: 7, appId: -1 };
const screen = (more: object = {}, schema: object = { type: 'page', body: 'x' }) =>
  ({ id: 'own/door', layer: 'company', version: 1, schema, ...more }) as ResolvedScreen;

/** The judge over a checker that gives these answers, one after another, and what the checker was asked. */
function judge(...answers: (undefined | { pointer: string; message: string } | Error)[]) {
  const asked: unknown[] = [];
  const check: CheckStored = async (_id, _schema, target) => {
    asked.push(target);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, fits: createSignInFit({ check, lowest: () => 'app' }) };
}

it('has a company’s page checked as the sign-in page, once for what was put together', async () => {
  const { asked, fits } = judge(undefined, { pointer: '/body', message: 'a field' });
  const sound = screen();
  expect([await fits(level, sound), await fits(level, sound), await fits(level, screen())]).toEqual([
    true,
    true,
    false,
  ]);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatchObject({ owner: '7', layer: 'company', standsFor: 'account/login' });
});

it('asks again about a page that the checker could not look at', async () => {
  const { fits } = judge(new Error('overloaded'), undefined);
  const page = screen();
  expect([await fits(level, page), await fits(level, page)]).toEqual([false, true]);
});

it.each([
  ['the platform’s page', screen({ layer: 'platform' }), true],
  ['a draft', screen({ version: 0 }), true],
  ['what is no page', screen({}, { type: 'container' }), false],
  ['a page that its parts make too large', screen({}, { type: 'page', body: 'x'.repeat(320_000) }), false],
])('needs no check of %s', async (_, of, expected) => {
  const { asked, fits } = judge();
  expect([await fits(level, of), asked]).toEqual([expected, []]);
});
