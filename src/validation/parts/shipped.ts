import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { AmisPage } from '../../types/amis.ts';
import { composeText } from './composed-text.ts';
import { jsonObject } from './include.ts';

/** The texts of all shipped screens, pages and parts, by id. */
export type ShippedScreens = ReadonlyMap<string, string>;

/** Reads the files below `schemas/screens`. */
export function readShippedScreens(root: string): ShippedScreens {
  const files = globSync('schemas/screens/*/*.json', { cwd: root }).sort();
  return new Map(
    files.map((file) => [
      file.replaceAll('\\', '/').slice('schemas/screens/'.length, -'.json'.length),
      readFileSync(join(root, file), 'utf8'),
    ]),
  );
}

/** A shipped screen with its parts in place, as a browser gets it. */
export function readComposed(root: string, id: string): AmisPage {
  return JSON.parse(composedText(readShippedScreens(root), id)) as AmisPage;
}

/** The text of a shipped screen with its parts in place. An include without a part stays; the checker reports it. */
export function composedText(shipped: ShippedScreens, id: string): string {
  const text = shipped.get(id) ?? '';
  const find = (part: string) => jsonObject(shipped.get(part) ?? '') ?? 'unknown';
  return composeText(id, text, find)?.text ?? text;
}
