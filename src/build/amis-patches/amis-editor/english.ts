import english from '../../../../schemas/editor/english.json' with { type: 'json' };
import type { ModulePatch } from '../tools/module-patch.ts';

/** Our words by those of amis-editor. */
const OURS: Readonly<Record<string, string>> = english;

/** An entry of a list of words: the key, and words in either kind of quotes. */
const ENTRY = /(\b[0-9a-f]{32}['"]?:\s*)(['"])((?:(?!\2)[^\\]|\\.)*)\2/gs;

const BEGIN = "extendLocale('en-US',";
const END = "extendLocale('zh-CN',";

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** What is written between the quotes of a program, as people read it. */
export const unquoted = (raw: string): string =>
  raw.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (_, code: string | undefined, sign: string) =>
    code === undefined ? (ESCAPED[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The English words of a module by their keys. The core has its two languages one after the other. */
export function englishIn(code: string): Map<string, string> {
  const [, own = code] = code.split(BEGIN);
  return new Map(
    [...own.split(END)[0]!.matchAll(ENTRY)].map(([, key, , raw]) => [key!.slice(0, 32), unquoted(raw!)] as const),
  );
}

/** The modules that bring English words. */
export const ENGLISH_MODULES = [
  'amis-editor/esm/locale/en-US.js',
  'amis-editor-core/esm/index.js',
  'amis-theme-editor-helper/esm/locale/en-US.js',
];

function reworded(code: string): string {
  const start = code.indexOf(BEGIN);
  if (start < 0) throw new Error('the module changed shape: it has no English words');
  const end = code.indexOf(END, start) < 0 ? code.length : code.indexOf(END, start);
  const words = code.slice(start, end).replace(ENTRY, (whole, key: string, _quote, raw: string) => {
    const ours = OURS[unquoted(raw)];
    return ours === undefined ? whole : key + JSON.stringify(ours);
  });
  return code.slice(0, start) + words + code.slice(end);
}

/** The English of amis-editor is a translation by a machine. `schemas/editor/english.json` has what its panels say in its place. */
export const plainEnglish: ModulePatch[] = ENGLISH_MODULES.map((module) => ({ module, change: reworded }));
