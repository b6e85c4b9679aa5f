import type { Locale } from '../../../src/types/start.ts';
import type { Call } from '../../kernel/contracts/index.ts';
import { Failure, fail } from '../../kernel/errors/fail.ts';
import { draftRule, requireWithin, screenReadRule } from '../../kernel/limits/index.ts';
import { inWords } from '../../kernel/values/words.ts';
import { actorOf } from '../screens/index.ts';
import { screenOf } from './new-page.ts';
import { pagesOf } from './page-rows.ts';
import { sanitisedText } from './sanitised-text.ts';
import { isInEach, isWritten, textOfPage, type WrittenType, withTextForAll, withTexts } from './text-page.ts';
import { isLargeMarkup, TEXT } from './text-size.ts';

/** What an editor of a page begins with; null: nothing of the page is there. */
function sourceOf({ services, scope }: Pick<Call<'readText'>, 'services' | 'scope'>, key: string) {
  return services.screens.source(scope, screenOf(key)).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'screen-not-found') return null;
    throw error;
  });
}

/** A text as it is stored and shown. The visual editor stores what somebody writes into the JSON, so it is sanitised when it is read, too. */
const cleaned = (type: WrittenType, text: string): string => (type === 3 ? sanitisedText(text) : text);

/** Throws `page-text-too-large`. */
function requireSmall(type: WrittenType, text: string): void {
  const isLarge = type === 3 ? isLargeMarkup(text) : text.length > TEXT.length;
  if (isLarge) throw fail('page-text-too-large', { field: 'text', values: TEXT });
}

/**
 * The page of a call, where it is one of Markdown or rich text. Throws `page-unknown`, or `page-without-text` where somebody has taken the
 * text out in the visual editor.
 */
async function writtenPage(context: Pick<Call<'readText'>, 'services' | 'scope' | 'params'>, language: Locale) {
  const { services, scope, params } = context;
  const page = (await pagesOf(services.database, scope)).find(({ key }) => key === params.pageKey);
  if (!page) throw fail('page-unknown');
  const { key, type } = page;
  if (!isWritten(type)) throw fail('page-without-text');
  const source = await sourceOf(context, key);
  const text = source && textOfPage(source.schema, language);
  if (typeof text !== 'string') throw fail('page-without-text');
  return { key, name: inWords(page.name, page.names, language), type, source: source!, text };
}

/** `GET …/page/{pageKey}/text`. Throws `page-unknown`, `page-without-text`, `page-text-too-large` or `too-many-requests`. */
export async function readText(context: Call<'readText'>) {
  const { services, me, locale: language } = context;
  await requireWithin(services.limits, `screen-read:${me.id}`, screenReadRule);
  const { name, type, text, source } = await writtenPage(context, language);
  requireSmall(type, text);
  const { schema, isDraft, revision } = source;
  return { name, type, text: cleaned(type, text), isInEach: isInEach(schema), language, isDraft, revision };
}

/**
 * `POST …/page/{pageKey}/text`. Only the text of the page changes, for readers of one language where each has its own; nodes that somebody has put around it in the visual editor stay.
 * Throws `page-unknown`, `page-without-text`, `page-text-too-large`, `too-many-requests`, and what keeping a draft or publishing throws.
 */
export async function writeText(context: Call<'writeText'>) {
  const { services, scope, me, body, text: words } = context;
  const { language = context.locale } = body;
  await requireWithin(services.limits, `screen-draft:${me.id}`, draftRule);
  const { key, type, source } = await writtenPage(context, language);
  // Before it is sanitised, too: that takes time by the square of the depth.
  requireSmall(type, body.text);
  const text = cleaned(type, body.text);
  if (type === 3) requireSmall(type, text);
  const inEach = body.isInEach ?? isInEach(source.schema);
  const schema = inEach ? withTexts(source.schema, { [language]: text }) : withTextForAll(source.schema, text);
  const screen = screenOf(key);
  // A publication takes the draft and removes it. When it is refused, the draft keeps what was written.
  const saved = await services.screens.saveDraft(scope, screen, { schema, revision: body.revision }, actorOf(context));
  if (!body.publish) return { text, revision: saved.revision };
  const wish = { revision: saved.revision, note: body.note || words('api.page.textChanged') };
  const { revision } = await services.screens.publish(scope, screen, wish, actorOf(context));
  return { text, revision };
}
