import { expect, it } from 'vitest';
import { editorBeside } from '../session/editor-address.ts';
import { partEditor } from './edit-part.ts';

it.each([
  ['/admin/screens/account/login/edit', '', '/admin/screens/account/sign-in-title/edit'],
  [
    '/base/company/acme/app/crm/screens/home/edit/edit',
    '?from=%2Flogin',
    '/base/company/acme/app/crm/screens/account/sign-in-title/edit?from=%2Flogin',
  ],
])('the editor of a part lies beside that of its page: %s', (pathname, search, address) => {
  expect(editorBeside({ pathname, search }, 'account/sign-in-title')).toBe(address);
});

/** What is done, in its order, with a server that answers so. */
async function done(screen: unknown, ok = true, saves = true): Promise<string[]> {
  const steps: string[] = [];
  const edit = partEditor({
    call: (async (api: string) => {
      steps.push(api);
      return { ok, msg: 'Not here.' };
    }) as never,
    prefix: () => '/api/company/acme',
    save: () => (saves ? Promise.resolve(void steps.push('saved')) : Promise.reject(new Error('offline'))),
    notice: (sentence) => steps.push(sentence),
    unknown: 'No such part.',
    leave: (part) => steps.push(`to ${part}`),
  });
  await edit(screen);
  return steps;
}

it('a part is opened once the page is saved, or what is wrong is said', async () => {
  const asked = '/api/company/acme/screen/a/b/source';
  expect(await done('a/b')).toEqual([asked, 'saved', 'to a/b']);
  expect(await done('a/b', true, false)).toEqual([asked, 'to a/b']);
  expect(await done('a/b', false)).toEqual([asked, 'Not here.']);
  expect(await done('../user')).toEqual(['No such part.']);
  expect(await done(undefined)).toEqual(['No such part.']);
});
