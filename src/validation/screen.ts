import type { Node } from 'jsonc-parser';
import { checkShapes } from './amis/check-shapes.ts';
import { type CheckOptions, checkDocument, toMessages, type WholeCheck } from './check-document.ts';
import { isTooDeepOrLarge } from './depth.ts';
import { DEEPEST_NESTING } from './limits.ts';
import type { Finding, Message } from './message.ts';
import { applyWaivers, checkPage } from './page/index.ts';
import { pageRules } from './rules/index.ts';
import { property } from './walk.ts';

function shapeFindings(root: Node): Finding[] {
  const finding = { offset: root.offset, pointer: '', severity: 'error' } as const;
  if (root.type !== 'object') return [{ ...finding, code: 'page.not-object' }];
  return property(root, 'type') ? [] : [{ ...finding, severity: 'warning', code: 'page.no-type' }];
}

const wholePage =
  ({ operations }: CheckOptions): WholeCheck =>
  (root, isBroken) => [
    ...(isBroken ? [] : shapeFindings(root)),
    ...checkShapes(root, isBroken),
    ...(isBroken ? [] : checkPage(root, operations)),
  ];

/**
 * Checks a page definition and answers one message for each mistake; no message with severity `error` means that it may
 * be published. Never throws, whatever it is given.
 *
 * @param page the file's text, or the page as a value; positions then refer to its text with two blanks of indentation.
 * @param options `texts`: the dictionary the messages are taken from (`validate.*`); `keys`, `operations` and
 *   `routes` switch the checks of text keys, API calls and links on.
 */
export function validateScreen(page: unknown, options: CheckOptions): Message[] {
  if (typeof page !== 'string' && isTooDeepOrLarge(page, DEEPEST_NESTING)) {
    const values = { limit: DEEPEST_NESTING };
    return toMessages('', [{ offset: 0, pointer: '', severity: 'error', code: 'json.too-deep', values }], options);
  }
  const text = typeof page === 'string' ? page : (JSON.stringify(page, null, 2) ?? 'null');
  return checkDocument(text, pageRules, options, wholePage(options), applyWaivers);
}
