import type { Node } from 'jsonc-parser';
import { mayOverride } from '../reach/overridable.ts';
import { checkShapes } from './amis/check-shapes.ts';
import { type CheckOptions, checkDocument, toMessages, type WholeCheck } from './check-document.ts';
import { isTooDeepOrLarge } from './depth.ts';
import { DEEPEST_NESTING, LONGEST_DOCUMENT } from './limits.ts';
import type { Finding, Message } from './message.ts';
import { layOwnWords } from './own-texts/lay.ts';
import { applyWaivers, checkPage } from './page/index.ts';
import { checkPageSize } from './page-size.ts';
import { pageRules } from './rules/index.ts';
import { property } from './walk.ts';

function shapeFindings(root: Node): Finding[] {
  const finding = { offset: root.offset, pointer: '', severity: 'error' } as const;
  if (root.type !== 'object') return [{ ...finding, code: 'page.not-object' }];
  return property(root, 'type') ? [] : [{ ...finding, severity: 'warning', code: 'page.no-type' }];
}

/** A screen that the layer must not override is refused as a whole. */
function layerFindings(root: Node, { layer, lowest }: CheckOptions): Finding[] {
  if (!layer || !lowest || mayOverride(layer, lowest)) return [];
  return [{ offset: root.offset, pointer: '', severity: 'error', code: 'reach.layer' }];
}

const wholePage =
  (options: CheckOptions): WholeCheck =>
  (root, isBroken) => [
    ...layerFindings(root, options),
    ...(isBroken ? [] : shapeFindings(root)),
    ...checkShapes(root, isBroken),
    ...checkPageSize(root, options),
    ...(isBroken ? [] : checkPage(root, options.operations)),
  ];

/** The text of a page that is given as a value, or why it has none. */
function written(page: unknown): string | Finding {
  const refused = (code: string, limit = 0): Finding => ({
    offset: 0,
    pointer: '',
    severity: 'error',
    code,
    values: { limit },
  });
  try {
    if (isTooDeepOrLarge(page, DEEPEST_NESTING)) return refused('json.too-deep', DEEPEST_NESTING);
    return JSON.stringify(page, null, 2) ?? 'null';
  } catch (error) {
    // No engine makes a text of some 500 million characters.
    return error instanceof RangeError ? refused('json.too-long', LONGEST_DOCUMENT) : refused('page.not-json');
  }
}

/**
 * Checks a page definition and answers one message for each mistake; no message with severity `error` means that it may
 * be published. Never throws, whatever it is given.
 *
 * @param page the file's text, or the page as a value; positions then refer to its text with two blanks of indentation.
 * @param options `texts`: the dictionary the messages are taken from (`validate.*`); `keys`, `operations` and
 *   `routes` switch the checks of text keys, API calls and links on.
 */
export function validateScreen(page: unknown, options: CheckOptions): Message[] {
  const text = typeof page === 'string' ? page : written(page);
  if (typeof text !== 'string') return toMessages('', [text], options);
  return checkDocument(
    text,
    [...pageRules, ...(options.rules ?? [])],
    options,
    wholePage(options),
    (root, findings, isBroken) => applyWaivers(root, findings, isBroken, options),
    layOwnWords,
  );
}
