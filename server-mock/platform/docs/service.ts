import type { Doc, ListDocsAnswer } from '../../../src/types/generated/contracts/docs.ts';
import type { Locale } from '../../../src/types/start.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { createEdition } from './edition.ts';
import { generators } from './generated/index.ts';
import type { indexParts, Place } from './search.ts';
import { readSources, type Source, sizeOfPicture, stateOf } from './sources.ts';

/** The manual. */
export interface Docs {
  /** The tree of pages, in their order. */
  list(locale: Locale): ListDocsAnswer;
  /** A page, by its id or its key. */
  read(locale: Locale, idOrKey: string): Doc | undefined;
  /** The places that have all of these words. */
  search(locale: Locale, keywords: string): Promise<Place[]>;
  /** Reads the manual and makes the index of the search, beside other work. */
  prepare(): Promise<void>;
  /** The key of the first page; undefined where there is no manual. */
  first(): string | undefined;
}

/** Milliseconds in which the files are not looked at again. */
const FRESH = 1000;

type Parts = Pick<ServiceBase, 'projectRoot' | 'config' | 'now' | 'log'>;

/**
 * Reads the manual when it is first asked for, and again after its files have changed. The index of the search follows by itself, so that the
 * first reader who searches does not wait for it.
 * @param makeIndex tests count its calls
 */
export function createDocs({ projectRoot, config, now, log }: Parts, makeIndex?: typeof indexParts): Docs {
  const edit = (sources: readonly Source[]) =>
    createEdition(sources, config.contextPath, (locale, name) => sizeOfPicture(projectRoot, locale, name), makeIndex);
  const tell = (what: string) => (error: unknown) => log.error({ err: error }, what);
  let edition = edit([]);
  let state = '';
  let looked = Number.NEGATIVE_INFINITY;

  function current() {
    const time = now().getTime();
    if (Math.abs(time - looked) < FRESH) return edition;
    looked = time;
    const seen = stateOf(projectRoot);
    if (seen === state) return edition;
    state = seen;
    try {
      const read = edit(readSources(projectRoot, generators));
      edition = read;
      setImmediate(() => read.prepare().catch(tell('the index of the manual cannot be made')));
    } catch (error) {
      tell('the manual cannot be read, the earlier one stays')(error);
    }
    return edition;
  }

  return {
    list: (locale) => current().list(locale),
    read: (locale, idOrKey) => current().read(locale, idOrKey),
    search: (locale, keywords) => current().search(locale, keywords),
    prepare: () => current().prepare(),
    first: () => current().first(),
  };
}
