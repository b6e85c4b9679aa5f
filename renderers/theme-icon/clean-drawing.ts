import { loadPurifier, sanitise } from '../../src/hardening/html/purifier.ts';
import { ownPolicy } from '../../src/hardening/html/trusted-html.ts';
import { readIcon } from '../../src/theme/inputs/values/icon.ts';

/** A drawing without anything that can run or load; undefined for a text that is none. */
export async function cleanDrawing(text: string): Promise<string | undefined> {
  const svg = readIcon(text);
  if (svg === undefined) return undefined;
  await loadPurifier();
  return readIcon(sanitise(svg, false, ownPolicy() as never) ?? '');
}
