import type { Node } from 'jsonc-parser';
import { type CheckOptions, checkDocument } from './check-document.ts';
import { jsonPointer } from './json-pointer.ts';
import type { Finding, Message } from './message.ts';
import { jsonRules } from './rules/index.ts';

/** One locale file among its siblings. */
export interface LocaleSource {
  file: string;
  text: string;
}

const PLACEHOLDER = /\{\w+\}/g;

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}

function placeholders(text: unknown): string {
  return typeof text === 'string' ? [...new Set(text.match(PLACEHOLDER))].sort().join() : '';
}

/** Compares one file with another: keys it lacks, values that are no text, placeholders that differ. */
function compare(root: Node, otherFile: string, other: Record<string, unknown>): Finding[] {
  if (root.type !== 'object') {
    return [{ offset: root.offset, pointer: '', severity: 'error', code: 'text.not-object' }];
  }
  const findings: Finding[] = [];
  const present = new Set<string>();
  for (const entry of root.children ?? []) {
    const [name, value] = entry.children ?? [];
    if (!name || !value) continue;
    const key: string = name.value;
    present.add(key);
    const finding = { offset: name.offset, pointer: jsonPointer([key]), severity: 'error' } as const;
    const values = { key, other: otherFile };
    if (value.type !== 'string') findings.push({ ...finding, code: 'text.not-text', values });
    else if (Object.hasOwn(other, key) && placeholders(value.value) !== placeholders(other[key])) {
      findings.push({ ...finding, code: 'text.placeholders', values });
    }
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

/** Keys of a locale file, as far as it can be read. */
export function localeKeys(text: string): Set<string> {
  return new Set(Object.keys(parsed(text)));
}

/**
 * Checks locale files against each other: the same keys everywhere, texts only, the same placeholders.
 *
 * @param isUsed tells whether anything uses a key; absent: unused keys are not looked for. They are told once, for the
 *   first file.
 */
export function validateLocales(
  sources: readonly LocaleSource[],
  options: CheckOptions,
  isUsed?: (key: string) => boolean,
): Message[] {
  return sources.flatMap((source, index) => {
    const others = sources.filter((other) => other !== source);
    return checkDocument(source.text, jsonRules, { ...options, file: source.file }, (root, isBroken) =>
      isBroken
        ? []
        : [
            ...others.flatMap((other) => compare(root, other.file, parsed(other.text))),
            ...(index === 0 && isUsed ? unusedKeys(root, isUsed) : []),
          ],
    );
  });
}
