import type { Frame } from '../../src/reach/frame.ts';
import { HOST_FRAME } from '../../src/reach/frame.ts';
import { KEY_HEADER, PAGE_HEADER, pageNameOf } from '../../src/reach/page-name.ts';
import type { Person } from './person.ts';

const KEY = /"pageKey":"([^"]+)"/;

/** What a browser sends when a script of a page asks. */
export const fromScript = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
/** What a browser sends when it opens a document. */
export const visit = {
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  accept: 'text/html',
};

/** Opens a document as a browser does and answers its page key. */
export async function pageKeyOf(person: Person, path = '/404'): Promise<string> {
  const { text } = await person.get(path, visit);
  const key = KEY.exec(text)?.[1];
  if (!key) throw new Error(`no page key in ${path}`);
  return key;
}

/** The headers of a request that a page makes by way of the host. */
export const namedBy = (key: string, page: Frame = HOST_FRAME): Record<string, string> => ({
  ...fromScript,
  'x-requested-with': 'pagewright',
  [PAGE_HEADER]: pageNameOf(page),
  [KEY_HEADER]: key,
});
