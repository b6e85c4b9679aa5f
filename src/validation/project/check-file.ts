import { readFileSync } from 'node:fs';
import { operations } from '../../types/generated/operations.ts';
import { amisDefinitionNames } from '../amis/build/index.ts';
import { toMessages } from '../check-document.ts';
import {
  type CheckOptions,
  type Message,
  validateJson,
  validateLocales,
  validateRoutes,
  validateScreen,
} from '../index.ts';
import { validateRendererSchema } from '../renderer-schema/index.ts';
import { type Project, relativePath } from './project.ts';
import { textUsage } from './text-usage.ts';

type Check = (text: string, options: CheckOptions, project: Project, path: string) => Message[];

const checkPlatformScreen: Check = (text, options, project, path) => {
  const screen = path.slice('schemas/screens/'.length, -'.json'.length);
  return validateScreen(text, { ...options, operations, routes: project.routes, screen });
};

const checkRoutes: Check = (text, options, project) => validateRoutes(text, project, options);

const checkLocale: Check = (text, options, project, path) => {
  const others = [...project.locales].filter(([file]) => file !== path).map(([file, other]) => ({ file, text: other }));
  const isFirst = [...project.locales.keys()][0] === path;
  const sources = [{ file: options.file ?? path, text }, ...others];
  const messages = validateLocales(sources, options, isFirst ? textUsage(project.root) : undefined);
  return messages.filter(({ file }) => file === sources[0]?.file);
};

const RENDERER = /^renderers\/([^/]+)\/schema\.json$/;

const checkRenderer: Check = (text, options, { root }, path) =>
  validateRendererSchema(text, {
    ...options,
    type: RENDERER.exec(path)?.[1] ?? '',
    amisNames: () => amisDefinitionNames(root),
  });

/** Which check a file gets, by its path in the project. Whatever lies elsewhere is taken for a page. */
const CHECKS: readonly [RegExp, Check][] = [
  [/^schemas\/screens\//, checkPlatformScreen],
  [/^schemas\/routes\.json$/, checkRoutes],
  [/^schemas\/locales\//, checkLocale],
  [RENDERER, checkRenderer],
  [/^(?:schemas|renderers)\//, validateJson],
  [/^/, validateScreen],
];

/** The text of a file; undefined when it is written in another encoding than UTF-8, such as GBK or UTF-16. */
function decoded(bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'command.unreadable-missing',
  ENOTDIR: 'command.unreadable-missing',
  EACCES: 'command.unreadable-forbidden',
  EPERM: 'command.unreadable-forbidden',
  EISDIR: 'command.unreadable-folder',
};

/** Why a file cannot be read, in words where there are some. */
function reasonOf({ code, message }: NodeJS.ErrnoException, texts: Readonly<Record<string, string>>): string {
  return texts[REASONS[code ?? ''] ?? ''] ?? code ?? message;
}

/** Checks one file. `file` is the name the messages carry. A file that cannot be read is a message too. */
export function checkFile(
  path: string,
  file: string,
  project: Project,
  texts: Readonly<Record<string, string>>,
): Message[] {
  const options: CheckOptions = { texts, file, keys: project.keys };
  const refused = (code: string, values: Record<string, string> = {}) =>
    toMessages('', [{ offset: 0, pointer: '', severity: 'error', code, values }], options);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return refused('file.unreadable', { reason: reasonOf(error as NodeJS.ErrnoException, texts) });
  }
  const text = decoded(bytes);
  if (text === undefined) return refused('file.encoding');
  const inProject = relativePath(project.root, path);
  const check = CHECKS.find(([pattern]) => pattern.test(inProject))?.[1] ?? validateScreen;
  return check(text, options, project, inProject);
}
