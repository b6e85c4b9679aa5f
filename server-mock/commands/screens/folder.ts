import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'jsonc-parser';
import { CommandError } from '../../../src/machine/command-error.mjs';
import { text } from '../../../src/machine/texts.mjs';
import { positionFinder } from '../../../src/validation/text-position.ts';
import { BODY_BOUNDS, boundPassed } from '../../kernel/http/body-bounds.ts';

/** What a screen was when it was last pulled or pushed. */
export interface Pulled {
  version: number;
  /** Of the page; files may be laid out anew without having changed. */
  hash: string;
}

/** What the folder knows of the server, in `screens.json`. It is kept in git beside the screens. */
export interface State {
  /** The level, as its address. */
  place: string;
  screens: Record<string, Pulled>;
}

export interface LocalScreen {
  id: string;
  file: string;
  text: string;
  schema: Record<string, unknown>;
}

/** A file that holds no JSON object, and where it stops being one. */
export interface Mistake {
  file: string;
  line: number;
  column: number;
}

const FORMAT = 'pagewright.screens-folder';
const NAME = /^[a-z0-9-]{1,64}$/;

/** The name of a page's content; the order of its members counts. */
export const hashOf = (schema: unknown): string =>
  createHash('sha256').update(JSON.stringify(schema)).digest('base64url').slice(0, 22);

/** A page as a file: keys in the order in which they are stored, two spaces, a newline at the end. */
export const fileText = (schema: unknown): string => `${JSON.stringify(schema, null, 2)}\n`;

/** Where a screen lies. The id may come from a server, so it leads nowhere else. */
export function fileOf(folder: string, id: string): string {
  const [area = '', name = '', ...more] = id.split('/');
  if (!NAME.test(area) || !NAME.test(name) || more.length > 0) throw new CommandError(text('screens-id', { id }));
  return join(folder, area, `${name}.json`);
}

const stateFile = (folder: string): string => join(folder, 'screens.json');

/** Reads the state of a folder. Returns null before the first pull. Throws CommandError when `screens.json` has another format. */
export function readState(folder: string): State | null {
  let content: string;
  try {
    content = readFileSync(stateFile(folder), 'utf8');
  } catch {
    return null;
  }
  try {
    const { format, version, place, screens } = JSON.parse(content);
    if (format === FORMAT && version === 1 && typeof place === 'string') return { place, screens };
  } catch {
    // Told below.
  }
  throw new CommandError(text('screens-state', { file: stateFile(folder) }));
}

export function writeState(folder: string, { place, screens }: State): void {
  const sorted = Object.fromEntries(Object.entries(screens).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeWhole(stateFile(folder), fileText({ format: FORMAT, version: 1, place, screens: sorted }));
}

const isLink = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Writes a file; a link in its place, which might lead out of the folder, is replaced. */
function writeWhole(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (isLink(file)) rmSync(file);
  writeFileSync(file, content);
}

/** Writes a screen. An area that is a link, which might lead out of the folder, becomes a folder. */
export function writeScreen(folder: string, id: string, schema: unknown): void {
  const file = fileOf(folder, id);
  if (isLink(dirname(file))) rmSync(dirname(file));
  writeWhole(file, fileText(schema));
}

/** Takes a screen's file away. A linked area belongs to another folder, so its files stay. */
export function removeScreen(folder: string, id: string): void {
  const file = fileOf(folder, id);
  if (!isLink(dirname(file))) rmSync(file, { force: true });
}

const foldersIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && NAME.test(entry.name))
      .map(({ name }) => name);
  } catch {
    return [];
  }
};

const idsIn = (folder: string): string[] =>
  foldersIn(folder).flatMap((area) =>
    readdirSync(join(folder, area), { withFileTypes: true })
      // A link would bring a file from elsewhere along, and a pipe never ends.
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && NAME.test(entry.name.slice(0, -5)))
      .map(({ name }) => `${area}/${name.slice(0, -5)}`),
  );

/** The screens of a folder, by id, and what is wrong with those that are no JSON object. */
export function readScreens(folder: string): { screens: Map<string, LocalScreen>; mistakes: Mistake[] } {
  const screens = new Map<string, LocalScreen>();
  const mistakes: Mistake[] = [];
  for (const id of idsIn(folder).sort()) {
    const file = fileOf(folder, id);
    const content = readFileSync(file, 'utf8');
    // The parser has no bound for levels of its own.
    if (boundPassed(content, BODY_BOUNDS)) {
      mistakes.push({ file, line: 1, column: 1 });
      continue;
    }
    const errors: { offset: number }[] = [];
    const schema = parse(content, errors as never[], { disallowComments: true });
    if (errors.length === 0 && typeof schema === 'object' && schema !== null && !Array.isArray(schema)) {
      screens.set(id, { id, file, text: content, schema: JSON.parse(content) });
      continue;
    }
    mistakes.push({ file, ...positionFinder(content)(errors[0]?.offset ?? 0) });
  }
  return { screens, mistakes };
}
