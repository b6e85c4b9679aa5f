import { beforeEach, expect, it, vi } from 'vitest';
import house from '../../schemas/theme/platform.json' with { type: 'json' };
import { copiesOf } from '../editor/session/local-copy.ts';
import { pathOf, valueAt, withValue } from '../theme/editing/paths.ts';
import type { Theme } from '../types/generated/theme.ts';
import { type LoadedTheme, type SessionCalls, themeSession } from './theme-session.ts';

const theme = house as Theme;
const set = (of: Theme, at: string, value: unknown) => withValue(of, pathOf(at), value);
const loaded = (over: Partial<LoadedTheme> = {}): LoadedTheme => ({
  ...{ id: 1, token: 'a', name: 'A', description: '', state: 'enabled', version: 1, preview: '' },
  ...{ theme, isDraft: false, revision: 'r1', ...over },
});
const ok = <Data,>(data: Data) => ({ ok: true, status: 0, msg: '', data });

function server(over: Partial<SessionCalls> = {}): SessionCalls {
  return {
    load: async () => ok(loaded()),
    stash: async () => ok({ revision: 'r2' }),
    publish: async () => ok({ revision: 'r3', version: 2 }),
    discard: async () => ok({}),
    ready: async (ready) => ({ theme: ready, leftOut: [], isBroken: false }),
    ...over,
  };
}

beforeEach(() => localStorage.clear());

it('can be saved once something differs, and no more once it is saved or taken back', async () => {
  const publish = vi.fn(server().publish);
  const session = themeSession(loaded(), server({ publish }), 'a');
  expect(session.state()).toMatchObject({ isChanged: false, isUnkept: false, canUndo: false });
  session.edit('set', { at: 'config.name', value: 'B' });
  expect(session.state()).toMatchObject({ isChanged: true, isUnkept: true, canUndo: true });
  session.undo();
  expect(session.state()).toMatchObject({ isChanged: false, canRedo: true });
  session.redo();
  expect(await session.save('')).toEqual({ ok: true });
  expect(publish).toHaveBeenCalledWith({ theme: session.state().theme, revision: 'r1', note: '' });
  expect(session.state()).toMatchObject({ isChanged: false, isUnkept: false, about: { revision: 'r3', version: 2 } });
});

it('keeps a draft, which differs still from what is saved, and throws it away once nothing does', async () => {
  const discard = vi.fn(server().discard);
  const session = themeSession(loaded(), server({ discard }), 'a');
  session.edit('set', { at: 'config.name', value: 'B' });
  await session.stash();
  expect(session.state()).toMatchObject({ isChanged: true, isUnkept: false, about: { isDraft: true, revision: 'r2' } });
  session.undo();
  expect(session.state()).toMatchObject({ isChanged: false, isUnkept: true });
  await session.stash();
  expect(discard).toHaveBeenCalledWith({ revision: 'r2' });
  expect(session.state()).toMatchObject({ isUnkept: false, about: { isDraft: false, revision: 'r1' } });
});

it('meets a save of somebody else: both together, theirs or mine', async () => {
  const theirs = loaded({ theme: set(theme, 'config.description', 'Theirs'), revision: 'r9' });
  const session = themeSession(
    loaded(),
    server({ publish: async () => ({ ok: false, status: 412, msg: 'moved' }), load: async () => ok(theirs) }),
    'a',
  );
  session.edit('set', { at: 'config.name', value: 'Mine' });
  const outcome = await session.save('');
  if (outcome.ok || !('conflict' in outcome)) throw new Error('no conflict');
  expect(outcome.conflict).toMatchObject({ theirs: 1, both: [] });
  session.settle(outcome.conflict, outcome.conflict.merged);
  expect(session.state().theme.config).toMatchObject({ name: 'Mine', description: 'Theirs' });
  expect(session.state()).toMatchObject({ isChanged: true, about: { revision: 'r9' } });
});

it('goes on after a crash where it ended, and offers a copy of another state', () => {
  const first = themeSession(loaded(), server(), 'b');
  first.edit('set', { at: 'config.name', value: 'Lost' });
  first.end();
  expect(copiesOf('b')).toHaveLength(1);
  const second = themeSession(loaded(), server(), 'b');
  expect([second.state().theme.config.name, second.state().hasCopy]).toEqual(['Lost', false]);
  const moved = themeSession(loaded({ theme: set(theme, 'config.key', 'moved') }), server(), 'b');
  expect([moved.state().theme.config.name, moved.state().hasCopy]).toEqual([theme.config.name, true]);
  moved.answerCopy(true);
  expect(valueAt(moved.state().theme, pathOf('config.name'))).toBe('Lost');
});

it('saves styles of which parts are left out once that is agreed to, and those that cannot be compiled only as a draft', async () => {
  const leftOut = [{ line: 2, message: 'no', isLeftOut: true }];
  const broken = async (sent: Theme) => ({ theme: sent, leftOut, isBroken: true });
  const partly = themeSession(
    loaded(),
    server({ ready: async (sent) => ({ theme: sent, leftOut, isBroken: false }) }),
    'c',
  );
  partly.edit('set', { at: 'config.name', value: 'B' });
  expect(await partly.save('')).toEqual({ ok: false, leftOut, isBroken: false });
  expect(await partly.save('', true)).toEqual({ ok: true });
  const none = themeSession(loaded(), server({ ready: broken }), 'd');
  none.edit('set', { at: 'config.name', value: 'B' });
  expect(await none.save('', true)).toEqual({ ok: false, leftOut, isBroken: true });
  expect(await none.stash()).toEqual({ ok: true });
});

it('throws a draft away, which a step back brings to the editor again', async () => {
  const draft = set(theme, 'config.name', 'Draft');
  const discard = vi.fn(server().discard);
  const session = themeSession(loaded({ theme: draft, saved: theme, isDraft: true }), server({ discard }), 'e');
  expect(await session.discard()).toEqual({ ok: true });
  expect(discard).toHaveBeenCalledWith({ revision: 'r1' });
  expect(session.state()).toMatchObject({ isChanged: false, isUnkept: false, about: { isDraft: false } });
  session.undo();
  expect(session.state().theme.config.name).toBe('Draft');
});

it('goes on with a version that was restored elsewhere', async () => {
  const restored = loaded({ theme: set(theme, 'config.name', 'First'), revision: 'r7', version: 3 });
  const session = themeSession(loaded(), server({ load: async () => ok(restored) }), 'f');
  await session.reload();
  expect(session.state()).toMatchObject({ isChanged: false, about: { revision: 'r7', version: 3 } });
  expect(session.state().theme.config.name).toBe('First');
});
