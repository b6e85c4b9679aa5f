import { readFileSync } from 'node:fs';
import { operations } from '../../types/generated/operations.ts';
import { amisDefinitionNames } from '../amis/build/index.ts';
import { toMessages } from '../check-document.ts';
import {
  type CheckOptions,
  type Message,
  validateJson,
  validateLocale,
  validateRoutes,
  validateScreen,
} from '../index.ts';
import type { FindPart } from '../parts/compose.ts';
import { jsonObject } from '../parts/include.ts';
import { findingKey, validateWithParts } from '../parts/validate.ts';
import { validateRendererSchema } from '../renderer-schema/index.ts';
import { markupLink } from '../rules/markup-link.ts';
import { screenCall } from '../rules/screen-call.ts';
import { checkNodeIds } from './node-ids.ts';
import { type Project, relativePath } from './project.ts';
import { textUsage } from './text-usage.ts';

type Texts = CheckOptions['texts'];

type Check = (text: string, options: CheckOptions, project: Project, path: string) => Message[];

/** Checks a screen or a part with the parts that it includes, and that its nodes have ids. */
function checkWithIds(text: string, options: CheckOptions, project: Project, screen: string): Message[] {
  const rules = [markupLink, screenCall(project.screens)];
  const find: FindPart = (id) => (project.screens.has(id) ? (jsonObject(project.screenText(id)) ?? {}) : 'unknown');
  const more = { operations, routes: project.routes, screen, rules, find, known: project.screens };
  const found = validateWithParts(text, { ...options, ...more });
  const reported = new Set(found.map(findingKey));
  const ids = checkNodeIds(text, options).filter((message) => !reported.has(findingKey(message)));
  return [...found, ...ids].sort((a, b) => a.line - b.line || a.column - b.column);
}

const checkPlatformScreen: Check = (text, options, project, path) =>
  checkWithIds(text, options, project, path.slice('schemas/screens/'.length, -'.json'.length));

/** A part that the palette of the editor offers. */
const checkSnippet: Check = (text, options, project, path) =>
  checkWithIds(text, options, project, path.slice('schemas/'.length, -'.json'.length));

const checkRoutes: Check = (text, options, project) => validateRoutes(text, project, options);

const checkLocale: Check = (text, options, project, path) => {
  const others = [...project.locales].filter(([file]) => file !== path).map(([file, other]) => ({ file, text: other }));
  const isFirst = [...project.locales.keys()][0] === path;
  const source = { file: options.file ?? path, text };
  return validateLocale(source, others, options, isFirst ? textUsage(project.root) : undefined);
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
  [/^schemas\/editor\/(?:snippets|scaffolds)\//, checkSnippet],
  [/^schemas\/routes\.json$/, checkRoutes],
  [/^schemas\/locales\//, checkLocale],
  [RENDERER, checkRenderer],
  [/^renderers\/[^/]+\/example\.json$/, validateScreen],
  [/^(?:schemas|renderers)\//, validateJson],
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
function reasonOf({ code, message }: NodeJS.ErrnoException, texts: Texts): string {
  return texts[REASONS[code ?? ''] ?? ''] ?? code ?? message;
}

/** What is wrong with a file, said with the given texts. */
type FileCheck = (texts: Texts) => Message[];

/** Why a file is not checked. */
const refusal =
  (file: string, code: string, reason: (texts: Texts) => string): FileCheck =>
  (texts) =>
    toMessages('', [{ offset: 0, pointer: '', severity: 'error', code, values: { reason: reason(texts) } }], {
      texts,
      file,
    });

/**
 * The check of one file, which is read now: asked for several languages, it answers the same messages in the same order. `file`
 * is the name that they carry. A file that cannot be read is a message too.
 */
export function fileCheck(path: string, file: string, project: Project): FileCheck {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return refusal(file, 'file.unreadable', (texts) => reasonOf(error as NodeJS.ErrnoException, texts));
  }
  const text = decoded(bytes);
  if (text === undefined) return refusal(file, 'file.encoding', () => '');
  const inProject = relativePath(project.root, path);
  const check = CHECKS.find(([pattern]) => pattern.test(inProject))?.[1] ?? validateScreen;
  return (texts) => check(text, { texts, file, keys: project.keys }, project, inProject);
}

/** Checks one file in one language. */
export function checkFile(path: string, file: string, project: Project, texts: Texts): Message[] {
  return fileCheck(path, file, project)(texts);
}
