import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigator, keepSwitches } from './navigator.ts';
import { translationFor } from './one-company.ts';

beforeEach(() => window.history.replaceState(null, '', '/pw/i/profile?embed=1&a=2'));

describe('the navigator', () => {
  it('speaks of places without the context path', () => {
    expect(createNavigator('/pw', async () => true).place()).toEqual({
      pathname: '/i/profile',
      search: '?embed=1&a=2',
      hash: '',
      key: 'default',
    });
  });

  it('goes to a page of ours and tells how', async () => {
    const navigator = createNavigator('/pw', async () => true);
    const heard = vi.fn();
    navigator.listen(heard);
    expect(navigator.go('/i/roles')).toBe(true);
    await vi.waitFor(() =>
      expect(heard).toHaveBeenCalledWith(
        { pathname: '/i/roles', search: '?embed=1', hash: '', key: expect.any(String) },
        'push',
      ),
    );
    expect(window.location.pathname).toBe('/pw/i/roles');
    navigator.go('/i/profile', { replace: true });
    await vi.waitFor(() =>
      expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ pathname: '/i/profile' }), 'replace'),
    );
  });

  it('shows the pages of the one company below /app, and tells their inner addresses', async () => {
    window.history.replaceState(null, '', '/pw/app/crm?page=2');
    const navigator = createNavigator('/pw', async () => true, translationFor('acme'));
    expect(navigator.place()).toMatchObject({ pathname: '/company/acme/app/crm', search: '?page=2' });
    for (const address of ['/', '/pw/', '/app', '/company/acme'])
      expect(navigator.destination(address)).toEqual({ kind: 'inside', path: '/company/acme' });
    expect(navigator.shown('/company/acme/members')).toBe('/pw/app/members');
    navigator.go('/company/acme/app/crm/deals?stage=won');
    await vi.waitFor(() => expect(window.location.href).toMatch(/\/pw\/app\/crm\/deals\?stage=won$/));
    expect(navigator.place().pathname).toBe('/company/acme/app/crm/deals');
  });

  it('leaves safe mode when told to', async () => {
    window.history.replaceState(null, '', '/pw/login?safe=1');
    createNavigator('/pw', async () => true).go('/i/roles', { leaveSafeMode: true });
    await vi.waitFor(() => expect(window.location.href).toMatch(/\/pw\/i\/roles$/));
  });

  it('does not follow a program', () => {
    expect(createNavigator('', async () => true).go('javascript:alert(1)')).toBe(false);
  });

  it('asks before something is lost', async () => {
    const confirm = vi.fn(async () => false);
    const navigator = createNavigator('/pw', confirm);
    const stop = navigator.guard(() => 'Leave?');
    navigator.go('/i/roles');
    await vi.waitFor(() => expect(confirm).toHaveBeenCalledWith('Leave?'));
    expect(window.location.pathname).toBe('/pw/i/profile');
    stop();
    const stopOther = navigator.guard(async (): Promise<false> => false);
    expect(await navigator.mayLeave('/i/roles')).toBe(false);
    expect(confirm).toHaveBeenCalledTimes(1);
    stopOther();
    navigator.go('/i/roles');
    await vi.waitFor(() => expect(window.location.pathname).toBe('/pw/i/roles'));
  });
});

describe('keepSwitches', () => {
  it('carries embed and safe mode over, and nothing else', () => {
    expect(keepSwitches('/i?b=1#x', '?embed=1&safe=1&redirect=/')).toBe('/i?b=1&embed=1&safe=1#x');
    expect(keepSwitches('/i?embed=0', '?embed=1')).toBe('/i?embed=0');
  });
});
