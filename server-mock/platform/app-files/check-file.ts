import { checkTheme } from '../../../src/theme/data/check-theme.ts';
import { appsContract } from '../../../src/types/generated/contracts/apps.ts';
import { type CreateCollectionBody, collectionsContract } from '../../../src/types/generated/contracts/collections.ts';
import { bodyCheck } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { isReservedKey } from '../../kernel/values/address-keys.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import { MAX_DEPTH } from '../apps/index.ts';
import { wrongFields } from '../collections/index.ts';
import { presets } from '../themes/index.ts';
import type { AppContent } from './app-content.ts';

type Text = (key: string, values?: Record<string, string | number>) => string;

/** A text for each mistake, by its place in the file, such as `collections.0.fields.2.target`. */
type Mistakes = Record<string, string>;

/** A collection of a file, once its fields and rights have the form that the calls on collections take. */
export type FileCollection = CreateCollectionBody & { key: string };

const wrongCollection = bodyCheck(collectionsContract, 'createCollection');
/** The icons are those that a page may be given later. */
const wrongIcon = bodyCheck(appsContract, 'changePage');

/** The places of keys that stand in a list before. */
function repeated(keys: readonly string[]): number[] {
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []));
}

function mistakesInCollections(collections: readonly object[], text: Text): Mistakes {
  const mistakes: Mistakes = {};
  for (const [at, collection] of collections.entries()) {
    for (const [place, message] of Object.entries(wrongCollection(collection, text)))
      mistakes[`collections.${at}.${place}`] = message;
  }
  if (Object.keys(mistakes).length > 0) return mistakes;
  const taken = collections as FileCollection[];
  const targets = new Set(taken.map(({ key }) => key));
  for (const [at, { fields = [] }] of taken.entries()) {
    for (const [place, { key, values }] of Object.entries(wrongFields(fields, targets))) {
      mistakes[`collections.${at}.${place}`] = text(key, values);
    }
  }
  return mistakes;
}

/** Mistakes in the places and icons of pages. A parent stands before the pages inside of it, so no page can be inside of itself. */
function mistakesInTree(pages: AppContent['pages'], text: Text): Mistakes {
  const mistakes: Mistakes = {};
  const depths = new Map<string, number>();
  for (const [at, { key, parent, icon = '' }] of pages.entries()) {
    const above = parent ? depths.get(parent) : -1;
    depths.set(key, (above ?? -1) + 1);
    if (above === undefined) mistakes[`pages.${at}.parent`] = text('api.app-file.parent-unknown', { key: parent! });
    else if (above >= MAX_DEPTH) mistakes[`pages.${at}.parent`] = text('api.page-too-deep', { count: MAX_DEPTH + 1 });
    for (const message of Object.values(wrongIcon({ icon }, text))) mistakes[`pages.${at}.icon`] = message;
  }
  return mistakes;
}

function mistakesInPages({ app, pages, screens }: AppContent, text: Text): Mistakes {
  const mistakes: Mistakes = {};
  const ids = new Set(screens.map(({ id }) => id));
  for (const [at, { key }] of pages.entries()) {
    if (isReservedKey(key, 'page')) mistakes[`pages.${at}.key`] = text('api.key-reserved', { key });
    else if (!ids.has(`page/${key}`)) mistakes[`pages.${at}.key`] = text('api.app-file.page-empty', { key });
  }
  Object.assign(mistakes, mistakesInTree(pages, text));
  if (app.homePage && !pages.some(({ key }) => key === app.homePage)) {
    mistakes['app.homePage'] = text('api.app-file.home-unknown', { key: app.homePage });
  }
  const names = Object.entries({ app, ...Object.fromEntries(pages.map((page, at) => [`pages.${at}`, page])) });
  for (const [place, { name }] of names)
    if (tidyName(name) === '') mistakes[`${place}.name`] = text('api.field.required');
  return mistakes;
}

function mistakesInThemes({ theme = '', themes = [] }: AppContent, text: Text): Mistakes {
  const mistakes: Mistakes = {};
  if (theme && !presets.has(theme)) mistakes['theme'] = text('api.app-file.theme-unknown', { key: theme });
  for (const [at, { name, theme: data }] of themes.entries()) {
    if (tidyName(name) === '') mistakes[`themes.${at}.name`] = text('api.field.required');
    for (const { pointer, code, found } of checkTheme(data))
      mistakes[`themes.${at}.theme${pointer}`] = text(`api.theme-mistake.${code}`, { found });
  }
  return mistakes;
}

/** Throws `app-file-wrong`, which names each mistake by its JSON pointer (RFC 6901) in the file. Answers the collections of a file without mistakes. */
export function requireSound(content: AppContent, text: Text): FileCollection[] {
  const { pages, collections, screens, themes = [] } = content;
  const lists = {
    pages: pages.map(({ key }) => key),
    collections: collections.map(({ key }) => key),
    themes: themes.map(({ token }) => token),
  };
  const mistakes = {
    ...mistakesInCollections(collections, text),
    ...mistakesInPages(content, text),
    ...mistakesInThemes(content, text),
  };
  for (const [name, keys] of Object.entries({ ...lists, screens: screens.map(({ id }) => id) })) {
    for (const at of repeated(keys)) mistakes[`${name}.${at}`] = text('api.app-file.twice', { key: keys[at]! });
  }
  const found = Object.entries(mistakes).map(([place, message]) => ({
    pointer: `/${place.replaceAll('.', '/')}`,
    message,
  }));
  if (found[0]) {
    const { pointer, message } = found[0];
    throw fail('app-file-wrong', { errors: found, values: { place: pointer, text: message } });
  }
  return collections as unknown as FileCollection[];
}
