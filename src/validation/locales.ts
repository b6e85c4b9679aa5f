import { getNodeValue, type Node } from 'jsonc-parser';
import type { Locale } from '../types/start.ts';
import { type CheckOptions, checkDocument } from './check-document.ts';
import { jsonPointer } from './json-pointer.ts';
import type { Finding, Message } from './message.ts';
import { parseDocument } from './parse.ts';
import { jsonRules } from './rules/index.ts';

/** One locale file among its siblings. */
export interface LocaleSource {
  file: string;
  text: string;
}

/** The texts of each language: key → text. */
export type Dictionaries = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

const PLACEHOLDER = /\{\w+\}/g;

/** What a locale file holds; undefined when it is no JSON or no object. */
function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    return isObject ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function placeholders(text: unknown): string {
  return typeof text === 'string' ? [...new Set(text.match(PLACEHOLDER))].sort().join() : '';
}

/** Values that are no text. */
function notTexts(root: Node): Finding[] {
  return (root.children ?? []).flatMap((entry): Finding[] => {
    const [name, value] = entry.children ?? [];
    if (!name || !value || value.type === 'string') return [];
    const values = { key: name.value };
    const pointer = jsonPointer([name.value]);
    return [{ offset: name.offset, pointer, severity: 'error', code: 'text.not-text', values }];
  });
}

/** Compares one file with another: keys it lacks, placeholders that differ. */
function compare(root: Node, otherFile: string, other: Record<string, unknown>): Finding[] {
  const findings: Finding[] = [];
  const present = new Set<string>();
  for (const entry of root.children ?? []) {
    const [name, value] = entry.children ?? [];
    if (!name || !value) continue;
    const key: string = name.value;
    present.add(key);
    if (value.type !== 'string' || !Object.hasOwn(other, key)) continue;
    if (placeholders(value.value) === placeholders(other[key])) continue;
    const values = { key, other: otherFile };
    const pointer = jsonPointer([key]);
    findings.push({ offset: name.offset, pointer, severity: 'error', code: 'text.placeholders', values });
  }
  for (const key of Object.keys(other)) {
    if (present.has(key)) continue;
    const values = { key, other: otherFile };
    findings.push({ offset: root.offset, pointer: '', severity: 'error', code: 'text.missing-here', values });
  }
  return findings;
}

function unusedKeys(root: Node, isUsed: (key: string) => boolean): Finding[] {
  return (root.children ?? []).flatMap((entry) => {
    const name = entry.children?.[0];
    if (!name || isUsed(name.value)) return [];
    const values = { key: name.value };
    const pointer = jsonPointer([name.value]);
    return [{ offset: name.offset, pointer, severity: 'warning', code: 'text.unused', values }];
  });
}

/** Keys of a locale file; undefined when it cannot be read. */
export function localeKeys(text: string): ReadonlySet<string> | undefined {
  const texts = readObject(text);
  return texts && new Set(Object.keys(texts));
}

function readMended(text: string): Record<string, unknown> {
  const { root } = parseDocument(text);
  return root?.type === 'object' ? getNodeValue(root) : {};
}

/** The texts of a locale file as they were meant: messages are still said in the language of a file that has a mistake. */
export function mendedTexts(text: string): Record<string, string> {
  const mended = readObject(text) ?? readMended(text);
  const texts = Object.entries(mended).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/**
 * Checks a locale file: texts only and, held against its siblings, the same keys and the same placeholders. A sibling that cannot be
 * read has none.
 *
 * @param isUsed tells whether anything uses a key; absent: unused keys are not looked for.
 */
export function validateLocale(
  { file, text }: LocaleSource,
  others: readonly LocaleSource[],
  options: CheckOptions,
  isUsed: (key: string) => boolean = () => true,
): Message[] {
  return checkDocument(text, jsonRules, { ...options, file }, (root, isBroken) => {
    if (isBroken) return [];
    if (root.type !== 'object')
      return [{ offset: root.offset, pointer: '', severity: 'error', code: 'text.not-object' }];
    const compared = others.flatMap((other) => compare(root, other.file, readObject(other.text) ?? {}));
    return [...notTexts(root), ...compared, ...unusedKeys(root, isUsed)];
  });
}
