import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { obedientChecker } from '../../../tests/support/obedient-checker.ts';
import { newProcesses, takeProcessesFrom } from '../../kernel/processes/task-process.ts';
import { type CheckLimits, type Checks, createChecks } from './index.ts';
import { Verdicts } from './verdicts.ts';

const running: Checks[] = [];

function checksOf(limits: Partial<CheckLimits> = {}): Checks {
  const checks = createChecks(limits);
  running.push(checks);
  return checks;
}

// Other tests of this worker hand their processes on.
beforeAll(() => takeProcessesFrom(newProcesses));
afterEach(async () => {
  await Promise.all(running.splice(0).map((checks) => checks.close()));
});

const task = (title: string, body: unknown = 'x') => ({ page: { type: 'page', title, body }, options: { texts: {} } });
const codes = (messages: { code: string }[] | string) =>
  typeof messages === 'string' ? messages : messages.map(({ code }) => code);

it('checks a written page for keys and calls, and a stored one for neither', async () => {
  const checks = checksOf();
  const page = task('i18n:no.such.key', { type: 'service', api: '/api/no/such/call' });
  expect(codes(await checks.written('a', page))).toEqual(['text.unknown-key', 'api.unknown']);
  expect(codes(await checks.previewed('a', page))).toEqual(['text.unknown-key', 'api.unknown']);
  expect(codes(await checks.stored('a', page))).toEqual([]);
});

it('ends a check that takes too much processor time, and goes on with the next page', async () => {
  const checks = checksOf({ deadline: 20 });
  const long = task(
    'long',
    Array.from({ length: 10_000 }, () => ({ type: 'tpl', tpl: '${a + b}' })),
  );
  await expect(checks.written('a', long)).rejects.toMatchObject({ code: 'page-too-costly' });
  expect(await checks.stored('a', long)).toBe('too-costly');
});

it('refuses what one company has its pages checked for beyond its share, and nobody else', async () => {
  const checks = checksOf({ program: obedientChecker, mostWritten: 2 });
  const hanging = checks.written('a', task('hang')).catch(({ code }) => code);
  const second = checks.written('a', task('second')).catch(({ code }) => code);
  await expect(checks.written('a', task('third'))).rejects.toMatchObject({
    code: 'checks-busy',
    details: { retryAfter: expect.any(Number) },
  });
  const other = checks.written('b', task('other')).catch(({ code }) => code);
  await checks.close();
  expect(await Promise.all([hanging, second, other])).toEqual(['overloaded', 'overloaded', 'overloaded']);
});

it('checks a small page of another company while a large one takes its time', async () => {
  const checks = checksOf({ program: obedientChecker });
  const hanging = checks.written('a', task('hang')).catch(({ code }) => code);
  expect(codes(await checks.written('b', task('small')))).toEqual(['small']);
  await checks.close();
  expect(await hanging).toBe('overloaded');
});

it('takes pages of a company again once the earlier ones are checked', async () => {
  const checks = checksOf({ program: obedientChecker, mostWritten: 1 });
  for (const title of ['one', 'two']) expect(codes(await checks.written('a', task(title)))).toEqual([title]);
});

it('says that a page whose check ends the process is too costly', async () => {
  expect(await checksOf({ program: obedientChecker }).stored('a', task('crash'))).toBe('too-costly');
});

it('finds a verdict once by its content, and again after a failure', async () => {
  const verdicts = new Verdicts<string>();
  const make = vi.fn().mockRejectedValueOnce(new Error('not now')).mockResolvedValue('sound');
  await expect(verdicts.of({ a: 1 }, make)).rejects.toThrow('not now');
  expect(await verdicts.of({ a: 1 }, make)).toBe('sound');
  expect(await verdicts.of({ a: 1 }, make)).toBe('sound');
  expect(make).toHaveBeenCalledTimes(2);
  await verdicts.of({ a: 2 }, make);
  expect(make).toHaveBeenCalledTimes(3);
});

it('compares and merges pages, and ends what takes too long', async () => {
  const checks = checksOf();
  const page = (...texts: string[]) => ({
    type: 'page',
    body: texts.map((tpl, index) => ({ type: 'tpl', id: `t${index}`, tpl })),
  });
  const compared = await checks.compare('a', { from: page('one'), to: page('two') });
  expect(compared).toMatchObject({ isCut: false, changes: [{ kind: 'changed', before: 'one', after: 'two' }] });
  const merged = await checks.merge('a', {
    base: page('a', 'b'),
    theirs: page('A', 'b'),
    mine: page('a', 'B'),
    choices: {},
  });
  expect(merged).toEqual({ page: page('A', 'B'), conflicts: [] });
  const nested = JSON.parse(`${'{"type":"page","body":'.repeat(600)}1${'}'.repeat(600)}`) as object;
  await expect(checks.compare('a', { from: nested, to: page() })).rejects.toMatchObject({ code: 'page-too-costly' });
  const hasty = checksOf({ deadline: 20 });
  const large = (word: string) => page(...Array.from({ length: 5000 }, (_, index) => `${word} ${index}`));
  const task = { base: large('a'), theirs: large('b'), mine: large('c'), choices: {} };
  await expect(hasty.merge('a', task)).rejects.toMatchObject({ code: 'page-too-costly' });
});
