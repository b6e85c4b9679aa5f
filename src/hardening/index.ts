import { defaultOptions } from 'amis-core/lib/factory';
import { guardRequests } from '../requests/requests.ts';
import type { DocumentKind } from '../types/start.ts';
import { closeScriptActions } from './actions.ts';
import { closeCodeEvaluation } from './code-evaluation.ts';
import { closeExpressions } from './expressions.ts';
import { closeFormulas } from './formulas.ts';
import { gateNodes } from './gated-node.tsx';
import { checkedMarkup } from './html/checked-markup.ts';
import { loadPurifier } from './html/purifier.ts';
import { guardMarkupSinks } from './html/sinks.ts';
import { setDefaultPolicy } from './html/trusted-html.ts';
import { guardJumps } from './links/jumps.ts';
import { guardScriptedClicks } from './links/scripted.ts';
import { guardAddressSinks } from './links/sinks.ts';
import { closeRemoteCode } from './remote-code.ts';
import { closeTemplates } from './templates.ts';

export { tellOfFormulas } from './formula-failures.ts';
export { isSafeAddress } from './links/safe-address.ts';

/**
 * Closes amis's script doors for the life of the document: afterwards no page definition and no data can run a program,
 * read the browser's storage, or add active markup. Call once, before the first render.
 *
 * @returns when markup can be shown as markup. The login document does not wait and does not load the sanitiser until a
 * text needs it; elsewhere waiting avoids a flash of plain text.
 */
export function harden(kind: DocumentKind = 'app'): Promise<void> {
  closeCodeEvaluation();
  closeExpressions();
  closeTemplates();
  closeFormulas();
  closeScriptActions();
  closeRemoteCode();
  gateNodes();
  guardMarkupSinks();
  guardRequests();
  guardAddressSinks();
  guardScriptedClicks();
  guardJumps();
  setDefaultPolicy((html) => checkedMarkup(html));
  defaultOptions.enableAMISDebug = false;
  return kind === 'login' ? Promise.resolve() : loadPurifier();
}
