import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from '../../../src/validation/index.ts';
import { isPart, type Json, jsonObject } from '../../../src/validation/parts/include.ts';
import { contentVersion, entityTag } from '../../kernel/events/content-tag.ts';
import { hasErrors } from './checker.ts';
import type { CheckFile } from './file-verdicts.ts';
import { shippedPagesWith } from './including-pages.ts';
import type { LayerScreen, ShippedScreens } from './resolve.ts';

/** What became of a screen whose file was looked at again. In all states but `changed` the screen is what it was. */
export type Reload =
  | { state: 'same' | 'gone' }
  | { state: 'changed'; screen: LayerScreen }
  | { state: 'refused'; messages: Message[] };

/** The screens shipped under `schemas/screens`, as they stand on disk or, where a file is wrong, last stood there. */
export interface BuiltinScreens extends ShippedScreens {
  /** What was wrong at the start, by screen. */
  faults: ReadonlyMap<string, Message[]>;
  /** Rereads one screen's file. A file with errors or none at all leaves the last good screen in place. */
  reload(id: string): Reload;
}

/** A screen's file with its path in the project. */
export const fileOf = (id: string): string => `schemas/screens/${id}.json`;

/**
 * Loads every shipped screen. At the start there is no last good one: a page with errors is taken as it is, and one that is
 * no page at all is absent. Both are among `faults`.
 */
export function loadBuiltinScreens(projectRoot: string, check: CheckFile): BuiltinScreens {
  const folder = join(projectRoot, 'schemas', 'screens');
  const screens = new Map<string, LayerScreen>();
  const faults = new Map<string, Message[]>();

  const shipped = { get: (id: string) => screens.get(id), ids: () => [...screens.keys()].sort() };
  const textOf = (id: string) => readFileSync(join(folder, `${id}.json`), 'utf8');
  const find = (id: string) => (screens.get(id)?.schema as Json | undefined) ?? 'unknown';

  const versions = () => entityTag([...screens].map(([id, { version }]) => `${id} ${version}`).join());

  function screenOf(text: string): LayerScreen | undefined {
    const schema = jsonObject(text);
    return schema && { layer: 'builtin', version: contentVersion(text), schema };
  }

  function read(id: string): { screen: LayerScreen | undefined; messages: Message[] } {
    const text = textOf(id);
    const screen = screenOf(text);
    const pages = isPart(screen?.schema) ? shippedPagesWith(shipped, id) : [];
    return { screen, messages: check(id, text, fileOf(id), { find, pages, versions: versions() }) };
  }

  const ids: string[] = [];
  for (const area of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    for (const name of readdirSync(join(folder, area.name)).filter((file) => file.endsWith('.json'))) {
      const id = `${area.name}/${name.slice(0, -'.json'.length)}`;
      ids.push(id);
      const screen = screenOf(textOf(id));
      if (screen) screens.set(id, screen);
    }
  }
  // Parts are checked in the pages that hold them, which needs all of them.
  const atStart = { find, pages: [], versions: versions() };
  for (const id of ids) {
    const messages = check(id, textOf(id), fileOf(id), atStart);
    if (hasErrors(messages)) faults.set(id, messages);
  }
  return {
    ...shipped,
    faults,
    reload(id) {
      try {
        const { screen, messages } = read(id);
        if (!screen || hasErrors(messages)) return { state: 'refused', messages };
        if (screens.get(id)?.version === screen.version) return { state: 'same' };
        screens.set(id, screen);
        return { state: 'changed', screen };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        return { state: screens.has(id) ? 'gone' : 'same' };
      }
    },
  };
}
