import type { FastifyInstance } from 'fastify';
import { screensContract } from '../../../src/types/generated/contracts/screens.ts';
import { type Call, defineOperations, listPage } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { draftRule, requireWithin } from '../../kernel/limits/index.ts';
import { isGone } from './base/below.ts';
import { actorOf, previewQuery, requireOverridable, requireRead, shown } from './calling.ts';
import { hasErrors } from './checker.ts';
import { getScreen, idOf } from './get-screen.ts';
import { layerOf } from './level.ts';
import { exportScreens, importScreens } from './manage/bundle-calls.ts';
import { compareScreen, describeScreen, explainScreen, keepMergedScreen, mergeScreen } from './manage/calls.ts';
import { historyOf } from './manage/history.ts';
import { screenParts } from './manage/parts-call.ts';
import { addressShowing } from './manage/preview-address.ts';
import { previewLinks } from './manage/preview-links.ts';
import { reconcileScreenDraft } from './manage/reconcile-call.ts';
import { screenChoices, screenRows } from './manage/rows.ts';
import { checkScreens, publishedScreens, publishScreens } from './manage/together.ts';
import { noteScreenPresence } from './presence/call.ts';
import { mayRead } from './readable.ts';
import { countTaken } from './taken/call.ts';

async function keepDraft(context: Call<'saveScreenDraft'> | Call<'importScreen'>) {
  const { services, scope, params, body, me } = context;
  await requireWithin(services.limits, `screen-draft:${me.id}`, draftRule);
  const wish = { schema: body.schema, revision: body.revision };
  const { messages, revision } = await services.screens.saveDraft(scope, idOf(params), wish, actorOf(context));
  return { messages: shown(messages), revision, preview: previewQuery(context, idOf(params)) };
}

async function exportScreen(context: Call<'exportScreen'>) {
  const { services, scope, params, query, reply } = context;
  await requireRead(context);
  const id = idOf(params);
  requireOverridable(context, id);
  const schema =
    query.version === undefined
      ? // A draft may be all that is left of a screen that an upgrade has removed.
        ((await services.screens.resolve(scope, id))?.source ?? (await services.screens.draft(scope, id))?.schema)
      : await services.screens.version(scope, id, query.version);
  if (!schema) throw fail('screen-not-found');
  reply.header('Content-Disposition', `attachment; filename="${id.replace('/', '.')}.json"`);
  return { format: 'pagewright.screen', version: 1, id, schema } as const;
}

/** The calls below `{prefix}/screen`. */
export function registerScreens(app: FastifyInstance): void {
  defineOperations(app, screensContract, {
    listScreens: screenRows,
    screenChoices,
    describeScreen,
    compareScreen,
    explainScreen,
    mergeScreen,
    keepMergedScreen,
    reconcileScreenDraft,
    noteScreenPresence,
    countTaken,
    exportScreens,
    importScreens,
    publishedScreens,
    checkScreens,
    publishScreens,
    getScreen,
    removeScreenOverride: async (context) => {
      await context.services.screens.remove(context.scope, idOf(context.params), actorOf(context));
      return { layer: layerOf(context.scope) };
    },
    getScreenSource: async (context) => {
      const { services, scope, params } = context;
      const id = idOf(params);
      const { schema, isDraft, revision, withoutDraft } = await services.screens.source(scope, id);
      const { base, below } = await services.screens.work(scope, id);
      const found = {
        id,
        schema,
        isDraft,
        isGone: isGone(base, below),
        revision,
        ...(withoutDraft && { withoutDraft }),
      };
      return { ...found, preview: previewQuery(context, id), address: addressShowing(context, id) };
    },
    getScreenParts: screenParts,
    getScreenDraft: async (context) => {
      await requireRead(context);
      const id = idOf(context.params);
      const draft = await context.services.screens.draft(context.scope, id);
      if (!draft) throw fail('screen-draft-missing');
      const { schema, authorId, at, revision } = draft;
      return { id, schema, authorId, at: at.toISOString(), revision, preview: previewQuery(context, id) };
    },
    previewScreen: previewLinks,
    saveScreenDraft: keepDraft,
    removeScreenDraft: async (context) => {
      const { services, scope, params, query, me } = context;
      await requireWithin(services.limits, `screen-draft:${me.id}`, draftRule);
      await services.screens.removeDraft(scope, idOf(params), actorOf(context), query.revision);
      return { layer: layerOf(scope) };
    },
    importScreen: keepDraft,
    publishScreen: (context) => {
      const { services, scope, params, body } = context;
      const wish = { schema: body.schema, note: body.note ?? '', revision: body.revision };
      return services.screens.publish(scope, idOf(params), wish, actorOf(context));
    },
    listScreenVersions: async (context) => {
      await requireRead(context);
      const versions = await context.services.screens.versions(context.scope, idOf(context.params));
      return listPage(context, versions.flatMap(historyOf));
    },
    rollbackScreen: (context) => {
      const { services, scope, params, body } = context;
      const note = body.note ?? context.text('api.screen-rollback-note', { version: body.version });
      return services.screens.rollback(scope, idOf(params), { version: body.version, note }, actorOf(context));
    },
    diffScreen: async (context) => {
      const { services, scope, params, query } = context;
      await requireRead(context);
      requireOverridable(context, idOf(params));
      return { ...query, ...(await services.screens.diff(scope, idOf(params), query.from, query.to)) };
    },
    validateScreen: async ({ services, scope, params, body, locale, me }) => {
      await requireWithin(services.limits, `screen-check:${me.id}`, draftRule);
      const messages = await services.screens.check(scope, idOf(params), body.schema, locale);
      return { valid: !hasErrors(messages), messages: shown(messages) };
    },
    exportScreen,
    reportScreenFailure: async (context) => {
      const { services, scope, params, body, user, request, locale } = context;
      const { report: token, ...report } = body;
      const id = idOf(params);
      // A token outlives a membership.
      if (!mayRead(services, id, { user, scope })) return { recorded: false };
      const actor = { user, address: request.ip, locale };
      return { recorded: await services.screens.reportFailure(scope, id, { ...report, token }, actor) };
    },
  });
}
