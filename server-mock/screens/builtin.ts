import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { positionFinder } from '../../src/validation/text-position.ts';
import { contentVersion } from './content-tag.ts';
import type { LayerScreen } from './resolve.ts';

/** A file that could not be read as JSON, and where it breaks. Lines and columns count from 1. */
export interface Malformed {
  file: string;
  line: number;
  column: number;
  message: string;
}

export type Reload =
  | { state: 'same' | 'missing' | 'gone' }
  | { state: 'changed'; screen: LayerScreen }
  | ({ state: 'malformed' } & Malformed);

/** The screens shipped under `schemas/screens`, as they stand on disk. */
export interface BuiltinScreens {
  get(id: string): LayerScreen | undefined;
  ids(): string[];
  /**
   * Rereads one screen's file. A malformed file leaves the last good one in place; so does a missing one, unless
   * `final` says that it is gone for good.
   */
  reload(id: string, final: boolean): Reload;
}

function isPage(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readScreen(text: string, file: string): LayerScreen | Malformed {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first || !isPage(value)) {
    const place = positionFinder(text)(first?.offset ?? 0);
    return { file, ...place, message: first ? printParseErrorCode(first.error) : 'NotAnObject' };
  }
  return { layer: 'builtin', version: contentVersion(text), schema: value };
}

/** Loads every shipped screen. Throws when one is malformed, naming file, line and column. */
export function loadBuiltinScreens(projectRoot: string): BuiltinScreens {
  const folder = join(projectRoot, 'schemas', 'screens');
  const screens = new Map<string, LayerScreen>();
  const read = (id: string) =>
    readScreen(readFileSync(join(folder, `${id}.json`), 'utf8'), `schemas/screens/${id}.json`);
  for (const area of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    for (const name of readdirSync(join(folder, area.name)).filter((file) => file.endsWith('.json'))) {
      const id = `${area.name}/${name.slice(0, -'.json'.length)}`;
      const screen = read(id);
      if ('file' in screen) throw new Error(`${screen.file}:${screen.line}:${screen.column} ${screen.message}`);
      screens.set(id, screen);
    }
  }
  return {
    get: (id) => screens.get(id),
    ids: () => [...screens.keys()].sort(),
    reload(id, final) {
      let screen: LayerScreen | Malformed;
      try {
        screen = read(id);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        if (!screens.has(id)) return { state: 'same' };
        if (!final) return { state: 'missing' };
        screens.delete(id);
        return { state: 'gone' };
      }
      if ('file' in screen) return { state: 'malformed', ...screen };
      if (screens.get(id)?.version === screen.version) return { state: 'same' };
      screens.set(id, screen);
      return { state: 'changed', screen };
    },
  };
}
