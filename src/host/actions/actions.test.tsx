import { getActionByType } from 'amis-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveDestination } from '../../routes/address.ts';
import type { Navigator } from '../../routes/navigator.ts';
import { type ActionParts, registerActions } from './actions.ts';

const go = vi.fn();
const prefer = vi.fn();
const signOut = vi.fn();
const updateUser = vi.fn();
const notify = vi.fn();
const hash = '#security';
const navigator = {
  go,
  place: () => ({ hash }),
  destination: (address: string) => resolveDestination(address, window.location.href, ''),
};
const run = (actionType: string, args: object) =>
  getActionByType(actionType).run({ actionType, args } as never, { props: { mobileUI: true } } as never, {} as never);

const parts: ActionParts = {
  navigator: navigator as unknown as Navigator,
  documentKind: 'app',
  contextPath: '',
  prefer,
  signOut,
  updateUser,
  notify,
};
registerActions(parts);
beforeEach(() => void vi.clearAllMocks());

describe('the actions of pages', () => {
  it.each(['/i/profile?a=1', '?a=2'])('goto follows %s', async (url) => {
    await run('goto', { url });
    expect(go).toHaveBeenCalledWith(url);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/..//evil.example'])(
    'goto goes home instead of to %s',
    async (url) => {
      await run('goto', { url });
      expect(go).toHaveBeenCalledWith('/');
    },
  );

  it.each([
    ['/i/profile', '/i/profile#security'],
    ['/i/profile#name', '/i/profile#name'],
  ])('goto leads from the sign-in page to %s with the part that was wanted', async (url, address) => {
    registerActions({ ...parts, documentKind: 'login' });
    await run('goto', { url });
    expect(go).toHaveBeenCalledWith(address, { leaveSafeMode: true });
    registerActions(parts);
  });

  it('a message is shown before what comes after it', async () => {
    let shown = () => {};
    notify.mockReturnValueOnce(
      new Promise<void>((resolve) => {
        shown = resolve;
      }),
    );
    const after = vi.fn();
    const done = run('toast', { msgType: 'warning', msg: 'Not there', position: 'top-center' }).then(after);
    await Promise.resolve();
    expect(notify).toHaveBeenCalledWith('warning', 'Not there', expect.not.objectContaining({ mobileUI: true }));
    expect(notify.mock.lastCall?.[2]).toMatchObject({ position: 'top-center' });
    expect(after).not.toHaveBeenCalled();
    shown();
    await done;
  });

  it('goto stays in safe mode from one sign-in page to the next', async () => {
    registerActions({ ...parts, documentKind: 'login' });
    await run('goto', { url: '/login/verify#security' });
    expect(go).toHaveBeenCalledWith('/login/verify#security');
    registerActions(parts);
  });

  it('setLocale and setAppearance say what is chosen', async () => {
    await run('setLocale', { locale: 'en-US' });
    await run('setAppearance', { appearance: 'dark' });
    expect(prefer.mock.calls).toEqual([[{ locale: 'en-US' }], [{ appearance: 'dark' }]]);
  });

  it('signOut signs out', async () => {
    await run('signOut', {});
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('updateUser hands over what changed', async () => {
    await run('updateUser', { user: { nickName: 'Ada' } });
    expect(updateUser).toHaveBeenCalledWith({ nickName: 'Ada' });
  });

  it('saveText hands over a file', async () => {
    const blobs: Blob[] = [];
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = vi.fn();
    await run('saveText', { name: 'codes.txt', text: 'a\nb' });
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('codes.txt');
    expect(await blobs[0]!.text()).toBe('a\nb');
    saved.mockRestore();
  });

  it('focusField moves the focus', async () => {
    document.body.innerHTML = '<input name="a"><input name="b">';
    await run('focusField', { name: 'b' });
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('[name=b]')));
  });

  it('focusField waits for what is just being drawn', async () => {
    document.body.innerHTML = '<input name="old">';
    await run('focusField', { name: 'new' });
    document.body.innerHTML = '<input name="new">';
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('[name=new]')));
  });

  it('focusField without such a field leaves a focus alone, and takes a lost one to the heading', async () => {
    document.body.innerHTML = '<main id="main"><h1>Here</h1><input name="a"></main>';
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));
    document.querySelector('input')!.focus();
    await run('focusField', { name: 'none' });
    await drawn();
    expect(document.activeElement).toBe(document.querySelector('input'));
    document.querySelector('input')!.blur();
    await run('focusField', { name: 'none' });
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('h1')));
  });

  it('focusField leaves a person who has gone on to another field', async () => {
    document.body.innerHTML = '<input name="first"><input name="next">';
    await run('focusField', { name: 'first' });
    document.querySelector<HTMLElement>('[name=next]')!.focus();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(document.activeElement).toBe(document.querySelector('[name=next]'));
  });
});
