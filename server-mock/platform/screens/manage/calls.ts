import { sentencesOf } from '../../../../src/merge/index.ts';
import type { Call } from '../../../kernel/contracts/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import { draftRule, requireWithin } from '../../../kernel/limits/index.ts';
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
    ...versions.map(({ version: value, note, authorName }) => ({
      label: [text('api.screen-state.version', { version: value }), isolated(note), isolated(authorName)]
        .filter(Boolean)
        .join(' · '),
      value: String(value),
    })),
  ];
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
  const preview = hasDraft ? signedAddress(context, id, 'draft') : null;
  const inForce = screen.layer && signedAddress(context, id, 'published');
  return { screen, base, below, inForce, preview, revision, states: await comparable(context, id, screen) };
}

/** `GET …/compare`. */
export async function compareScreen(context: Call<'compareScreen'>) {
  const { services, scope, params, query, locale } = context;
  await countComparison(context);
  const id = idOf(params);
  const { changes, isCut, before, after } = await services.screens.compare(scope, id, query.from, query.to);
  const isOfWork = query.from === 'published' && query.to === 'draft';
  const work = isOfWork ? await services.screens.work(scope, id) : undefined;
  const [beforePreview, afterPreview] = await Promise.all([
    statePreview(context, id, query.from),
    statePreview(context, id, query.to),
  ]);
  const sentences = sentencesOf(services.texts.text, changes, locale);
  const ofWork = { isRebased: work?.isRebased ?? false, overtaking: work?.overtaking ?? null };
  return { ...query, ...ofWork, changes: sentences, more: isCut, before, after, beforePreview, afterPreview };
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
  const [base = null, theirs = null, mine = null] = await Promise.all(
    states.map((state) => statePreview(context, id, state)),
  );
  return { base, theirs, mine };
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

/** `GET {prefix}/screen/export`. */
export async function exportScreens(context: Call<'exportScreens'>) {
  const { services, scope, reply } = context;
  await requireRead(context);
  const screens = (await services.screens.exportAll(scope)).map(({ id, schema }) => ({ id, schema }));
  const level = scope.app?.key ?? scope.company?.key ?? 'platform';
  reply.header('Content-Disposition', `attachment; filename="screens-${level}.json"`);
  return { format: 'pagewright.screens', version: 1, screens } as const;
}

/** `POST {prefix}/screen/import`. Each screen is checked and kept, so each counts. Throws `screens-none`. */
export async function importScreens(context: Call<'importScreens'>) {
  const { services, scope, body, me } = context;
  if (body.screens.length === 0) throw fail('screens-none');
  for (const _screen of body.screens) await requireWithin(services.limits, `screen-draft:${me.id}`, draftRule);
  await services.screens.importAll(scope, body.screens, actorOf(context));
  return { count: body.screens.length };
}
