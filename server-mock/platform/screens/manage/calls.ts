import { textsWithOwn, type WithTexts } from '../../../../src/i18n/own-texts.ts';
import { translateText } from '../../../../src/i18n/translate.ts';
import { type ChangeSentence, sentencesOf } from '../../../../src/merge/index.ts';
import { nameKey } from '../../../../src/screens/name-of-screen.ts';
import type { Call } from '../../../kernel/contracts/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import { draftRule, requireWithin } from '../../../kernel/limits/index.ts';
import type { Compared } from '../../checks/index.ts';
import { actorOf, previewQuery, requireOverridable, requireRead, shown } from '../calling.ts';
import { idOf } from '../get-screen.ts';
import { layerOf } from '../level.ts';
import { choicesOf, toConflicts } from './conflict-row.ts';
import type { Explained } from './explain.ts';
import { signedAddress, statePreview } from './preview-address.ts';
import { editorOf, nameOf, oneRow } from './rows.ts';

/** Comparing and merging read whole pages and take the checker's process, so they count like both. */
export async function countComparison(
  context: Call<'mergeScreen'> | Call<'compareScreen'> | Call<'explainScreen'> | Call<'reconcileScreenDraft'>,
): Promise<void> {
  requireOverridable(context, idOf(context.params));
  await requireRead(context);
  await requireWithin(context.services.limits, `screen-check:${context.me.id}`, draftRule);
}

/** Versions that can be chosen to be compared: nobody looks for older ones in a list. */
const MOST_CHOICES = 100;

/** What people wrote, in a row with other words: it keeps its reading direction to itself, between two signs that nobody sees. */
const isolated = (words: string): string => words && `\u2068${words}\u2069`;

/** What can be compared with something else, in words: the layer below, what is in force, the draft, and the versions. */
async function comparable(
  { services, scope, text }: Call<'describeScreen'>,
  id: string,
  { hasDraft, version }: { hasDraft: boolean; version: number },
) {
  const versions = (await services.screens.versions(scope, id)).slice(0, MOST_CHOICES);
  const named = ['below', ...(version > 0 ? ['published'] : []), ...(hasDraft ? ['draft'] : [])];
  return [
    ...named.map((value) => ({ label: text(`api.screen-state.${value}`), value })),
    ...versions.map(({ version: value, note, authorName, takenBack }) => ({
      label: [
        text('api.screen-state.version', { version: value }),
        takenBack ? text('api.screen-state.taken-back') : '',
        isolated(note),
        isolated(authorName),
      ]
        .filter(Boolean)
        .join(' · '),
      value: String(value),
    })),
  ];
}

/** Characters of a title that stand for the name of a page. */
const LONGEST_TITLE = 64;

/** What a page is called that no text names: its title in the reader's language, where that is words. */
async function ownTitle({ services, scope, locale }: Call<'describeScreen'>, id: string): Promise<string> {
  const draft = await services.screens.draft(scope, id);
  const page: WithTexts & { title?: unknown } =
    draft?.schema ?? (await services.screens.resolve(scope, id))?.source ?? {};
  const title = typeof page.title === 'string' ? page.title.slice(0, LONGEST_TITLE) : '';
  const words = translateText(title, textsWithOwn(page, services.texts.dictionary(locale).texts, locale));
  return /\$\{|i18n:/.test(words) ? '' : words.slice(0, LONGEST_TITLE);
}

/** `GET …/about`. */
export async function describeScreen(context: Call<'describeScreen'>) {
  const { services, scope, params } = context;
  await requireRead(context);
  const id = idOf(params);
  // Before the row: a change in between makes the revision too old, and what is based on it is refused.
  const { base, below, hasDraft, revision } = await services.screens.work(scope, id);
  const screen = await oneRow(context, id);
  if (!screen) throw fail('screen-not-found');
  const isNamed = context.text(nameKey(id)) !== nameKey(id);
  const name = isNamed ? screen.name : (await ownTitle(context, id)) || screen.name;
  const preview = hasDraft ? signedAddress(context, id, 'draft') : null;
  const inForce = screen.layer && signedAddress(context, id, 'published');
  return {
    screen: { ...screen, name },
    base,
    below,
    inForce,
    preview,
    revision,
    states: await comparable(context, id, screen),
  };
}

/** A state as people call it. What is in force at a level that has published nothing is what the layer below has. */
function stateInWords({ text }: Pick<Call<'compareScreen'>, 'text'>, state: string, isPublished: boolean): string {
  if (/^\d+$/.test(state)) return text('api.screen-state.version', { version: state });
  return text(`api.screen-state.${state === 'published' && !isPublished ? 'unpublished' : state}`);
}

/** What a comparison found, in words. A page and none have no nodes in common: one sentence says which of the two is missing. */
function comparedInWords(
  context: Call<'compareScreen'>,
  { changes, before, after }: Compared & { before: object; after: object },
  [from, to]: [from: string, to: string],
): ChangeSentence[] {
  const { services, locale, text } = context;
  const isMissing = (page: object) => Object.keys(page).length === 0;
  if (!isMissing(before) && !isMissing(after)) return sentencesOf(services.texts.text, changes, locale);
  const state = isMissing(before) ? from : to;
  return [{ kind: 'changed', text: text('api.change.incomparable', { state }), pointer: '' }];
}

/** `GET …/compare`. */
export async function compareScreen(context: Call<'compareScreen'>) {
  const { services, scope, params, query } = context;
  await countComparison(context);
  const id = idOf(params);
  const compared = await services.screens.compare(scope, id, query.from, query.to);
  const { isCut, before, after } = compared;
  const isOfWork = query.from === 'published' && query.to === 'draft';
  const work = await services.screens.work(scope, id);
  const [beforePreview, afterPreview] = await Promise.all([
    statePreview(context, id, query.from),
    statePreview(context, id, query.to),
  ]);
  const inWords = (state: string) => stateInWords(context, state, work.published !== null);
  const [fromName, toName] = [inWords(query.from), inWords(query.to)];
  const changes = comparedInWords(context, compared, [fromName, toName]);
  const ofWork = isOfWork
    ? { isRebased: work.isRebased, overtaking: work.overtaking }
    : { isRebased: false, overtaking: null };
  return { ...query, fromName, toName, ...ofWork, changes, more: isCut, before, after, beforePreview, afterPreview };
}

/** The editor is offered for what the level may override. */
const toExplained = (context: Call<'explainScreen'>, { compared, at, ...piece }: Explained) => ({
  ...piece,
  name: nameOf(context, piece.id),
  edit: context.services.screens.mayEdit(layerOf(context.scope), piece.id) ? editorOf(context, piece.id) : null,
  at: at?.toISOString() ?? null,
  changes: sentencesOf(context.services.texts.text, compared?.changes ?? [], context.locale),
  more: compared?.isCut ?? false,
});

/** `GET …/explain`. */
export async function explainScreen(context: Call<'explainScreen'>) {
  const { services, scope, params } = context;
  await countComparison(context);
  const pieces = await services.screens.explain(scope, idOf(params));
  if (pieces.length === 0) throw fail('screen-not-found');
  const [page, ...parts] = pieces.map((piece) => toExplained(context, piece));
  const isBuiltin = ({ layer }: { layer: string }) => layer === 'builtin';
  return { pieces: [page!, ...parts.filter((part) => !isBuiltin(part)), ...parts.filter(isBuiltin)] };
}

/** Where the three pages of a merge can be seen beside each other. */
async function previewsOf(context: Call<'mergeScreen'>, id: string) {
  const { hasDraft } = await context.services.screens.work(context.scope, id);
  const states = ['base', 'below', hasDraft ? 'draft' : 'published'];
  const [base, theirs, mine] = await Promise.all(states.map((state) => statePreview(context, id, state)));
  return { base: base!, theirs: theirs!, mine: mine! };
}

/** `GET …/merge`. */
export async function mergeScreen(context: Call<'mergeScreen'>) {
  const { services, scope, params, locale } = context;
  await countComparison(context);
  const id = idOf(params);
  const merging = await services.screens.merge(scope, id);
  const { tag, base, below, page, conflicts, news } = merging;
  return {
    tag,
    base,
    below,
    page: page as Record<string, unknown>,
    ...toConflicts(context, merging.pages, conflicts),
    changes: sentencesOf(services.texts.text, news.changes, locale),
    more: news.isCut,
    ...(conflicts.length > 0 ? { previews: await previewsOf(context, id) } : {}),
  };
}

/** `POST …/merge`. */
export async function keepMergedScreen(context: Call<'keepMergedScreen'>) {
  const { services, scope, params, body, me } = context;
  await requireWithin(services.limits, `screen-draft:${me.id}`, draftRule);
  const wish = { tag: body.tag, choices: choicesOf(body.choices) };
  const { messages, left } = await services.screens.keepMerge(scope, idOf(params), wish, actorOf(context));
  return { messages: shown(messages), preview: previewQuery(context, idOf(params)), left };
}
