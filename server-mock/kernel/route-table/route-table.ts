import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { RouteTable } from '../../../src/types/start.ts';
import { firstErrorLine } from '../../../src/validation/formats/first-error.ts';
import { validateRoutes } from '../../../src/validation/index.ts';
import { readProject } from '../../../src/validation/project/project.ts';
import { readRoutes } from '../../../src/validation/routes.ts';
import { contentVersion } from '../events/content-tag.ts';
import type { Texts } from '../locales/service.ts';
import { readAtStart } from '../program/start-failure.ts';

/** `schemas/routes.json`, reread when the file changes. */
export interface RouteTables {
  current(): RouteTable;
  /** A number made from the content: another one after every change. */
  version(): number;
  /** Rereads the file; a malformed one leaves the last good table in force and is logged when `final`. */
  reload(final: boolean): 'changed' | 'same' | 'unreadable';
}

const file = 'schemas/routes.json';

/**
 * Reads the route table. What is wrong in a table that can be read is logged, and the table is in force.
 * Throws StartFailure when the file is missing or malformed then.
 */
export function createRouteTables(
  projectRoot: string,
  { log, texts }: { log: Logger; texts: Pick<Texts, 'dictionary'> },
): RouteTables {
  const read = () => readFileSync(join(projectRoot, 'schemas', 'routes.json'), 'utf8');
  const mistakeIn = (text: string) => {
    const project = readProject(projectRoot);
    const options = { texts: texts.dictionary('en-US').texts, file, keys: project.keys };
    return firstErrorLine(validateRoutes(text, project, options));
  };
  let text = readAtStart(file, read);
  let version = contentVersion(text);
  let table = readAtStart(file, () => {
    const mistake = mistakeIn(text);
    const found = readRoutes(text);
    if (!found) throw new Error(mistake);
    if (mistake) log.error(mistake);
    return found;
  });

  function tryReload(): { state: 'changed' | 'same' } | { problem: string } {
    let fresh: string;
    try {
      fresh = read();
    } catch {
      return { problem: `${file} cannot be read; the last good one stays` };
    }
    if (fresh === text) return { state: 'same' };
    const mistake = mistakeIn(fresh);
    const found = readRoutes(fresh);
    if (!found) return { problem: mistake ?? `${file} is no route table` };
    if (mistake) log.error(mistake);
    table = found;
    text = fresh;
    version = contentVersion(text);
    return { state: 'changed' };
  }

  return {
    current: () => table,
    version: () => version,
    reload(final) {
      const outcome = tryReload();
      if ('state' in outcome) return outcome.state;
      if (final) log.error(outcome.problem);
      return 'unreadable';
    },
  };
}
