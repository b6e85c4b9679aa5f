import type { Answer } from '../../../api/request.ts';
import { inLanguage } from '../../../i18n/own-texts.ts';
import { keysOf, type Texts } from '../../../i18n/translate.ts';
import type { Frame } from '../../../reach/frame.ts';
import { mayOverride } from '../../../reach/overridable.ts';
import { isTenantLayer } from '../../../reach/tenant-layer.ts';
import type { Locale, ScreenAnswer } from '../../../types/start.ts';
import type { FrameParts } from '../frame-parts.ts';

/** Texts that say why a screen's nodes are not shown. */
type Refusal = 'host.frame.refused' | 'host.frame.itself';

/** amis adds this to the address of a call that brings nodes (`schemaApi`). No contract has such a member. */
const MARK = /[?&]_replace=1(?=&|$)/;

/** The address of a call as its page wrote it, and whether the call brings nodes. */
export function asWritten(url: string): { url: string; bringsNodes: boolean } {
  const bringsNodes = MARK.test(url);
  return { url: bringsNodes ? url.replace(MARK, '').replace(/^([^?]*)&/, '$1?') : url, bringsNodes };
}

/** Nodes in the document's language. Texts that the document does not have are asked for. */
async function inWords({ schema }: ScreenAnswer, { text, allTexts }: FrameParts): Promise<unknown> {
  const locale = document.documentElement.lang as Locale;
  const known = [...keysOf(inLanguage(schema, {}, locale))].map((key) => [key, text(key)] as const);
  const isKnown = known.every(([, words]) => words !== '');
  const texts: Texts = isKnown ? Object.fromEntries(known) : await allTexts(locale).catch(() => ({}));
  return inLanguage(schema, texts, locale);
}

/**
 * A screen's answer as amis expects nodes. They speak as the frame that asked, so a screen of a layer below it is none it may show. Nor is
 * one of the platform's: it would look like the platform's own word.
 * The frame's own screen is none either: it would bring itself again, and each copy would bring another one.
 * @returns the key of a text that says why, when the frame may not show the screen
 */
export async function nodesIn(frame: Frame, answer: Answer, parts: FrameParts): Promise<Answer | Refusal> {
  const { data: screen, ...envelope } = (answer.data ?? {}) as { status?: number; data?: ScreenAnswer };
  if (envelope.status !== 0 || !screen) return answer;
  if (!isTenantLayer(screen.layer) || !mayOverride(screen.layer, frame.layer)) return 'host.frame.refused';
  if (screen.id === frame.screen && screen.layer === frame.layer) return 'host.frame.itself';
  return { ...answer, data: { ...envelope, data: await inWords(screen, parts) } };
}
