import { sentencesOf } from '../../../../src/merge/index.ts';
import type { Call } from '../../../kernel/contracts/index.ts';
import { idOf } from '../get-screen.ts';
import { countComparison } from './calls.ts';
import { choicesOf, toConflicts } from './conflict-row.ts';

/** `POST …/reconcile`. */
export async function reconcileScreenDraft(context: Call<'reconcileScreenDraft'>) {
  const { services, scope, params, body, locale, me } = context;
  await countComparison(context);
  const { base, mine, choices } = body;
  const refused = { base, mine, choices: choicesOf(choices) };
  const { theirs, page, pages, conflicts, news, own } = await services.screens.reconcile(scope, idOf(params), refused);
  const { schema, revision, author, authorId, at } = theirs;
  return {
    revision,
    theirs: schema,
    page: page as Record<string, unknown>,
    author,
    isMe: authorId === me.id,
    at: at?.toISOString() ?? null,
    ...toConflicts(context, pages, conflicts),
    changes: sentencesOf(services.texts.text, news.changes, locale),
    own: sentencesOf(services.texts.text, own.changes, locale),
    more: news.isCut || own.isCut,
  };
}
