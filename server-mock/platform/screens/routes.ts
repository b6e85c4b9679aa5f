import type { FastifyInstance } from 'fastify';
import { screensContract } from '../../../src/types/generated/contracts/screens.ts';
import type { Message } from '../../../src/validation/index.ts';
import { requireSameRight } from '../../identity/sessions/index.ts';
import { type Call, type Context, defineOperations, listPage } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { draftRule, requireWithin } from '../../kernel/limits/index.ts';
import { hasErrors } from './checker.ts';
import { getScreen, idOf } from './get-screen.ts';
import { layerOf } from './level.ts';
import { mayRead } from './readable.ts';
import type { Actor } from './service.ts';

const actorOf = (context: Context): Actor => {
  const { me, request, locale } = context;
  return { user: me, address: request.ip, locale, requireRight: () => requireSameRight(context) };
};

/** The query that shows a level's draft on the page where the screen appears. */
function previewQuery({ services, scope }: Context, id: string): string {
  const { companyId, appId } = scope;
  return `?preview=${services.screens.previewToken({ companyId, appId, id })}`;
}

/** What the checker says, without the file: the page is in none. */
const shown = (messages: Message[]) => messages.map(({ file, ...message }) => message);

async function keepDraft(context: Call<'saveScreenDraft'>) {
  const { services, scope, params, body, me } = context;
  await requireWithin(services.limits, `screen-draft:${me.id}`, draftRule);
  const messages = await services.screens.saveDraft(scope, idOf(params), body.schema, actorOf(context));
  return { messages: shown(messages), preview: previewQuery(context, idOf(params)) };
}

async function exportScreen(context: Call<'exportScreen'>) {
  const { services, scope, params, query, reply } = context;
  const id = idOf(params);
  const schema =
    query.version === undefined
      ? (await services.screens.resolve(scope, id))?.source
      : await services.screens.version(scope, id, query.version);
  if (!schema) throw fail('screen-not-found');
  reply.header('Content-Disposition', `attachment; filename="${id.replace('/', '.')}.json"`);
  return { format: 'pagewright.screen', version: 1, id, schema } as const;
}

/** The calls below `{prefix}/screen`. */
export function registerScreens(app: FastifyInstance): void {
  defineOperations(app, screensContract, {
    listScreens: async (context) => listPage(context, await context.services.screens.list(context.scope)),
    getScreen,
    removeScreenOverride: async (context) => {
      await context.services.screens.remove(context.scope, idOf(context.params), actorOf(context));
      return { layer: layerOf(context.scope) };
    },
    getScreenDraft: async (context) => {
      const id = idOf(context.params);
      const draft = await context.services.screens.draft(context.scope, id);
      if (!draft) throw fail('screen-draft-missing');
      return { id, ...draft, at: draft.at.toISOString(), preview: previewQuery(context, id) };
    },
    saveScreenDraft: keepDraft,
    importScreen: keepDraft,
    publishScreen: (context) => {
      const { services, scope, params, body } = context;
      const wish = { schema: body.schema, note: body.note ?? '' };
      return services.screens.publish(scope, idOf(params), wish, actorOf(context));
    },
    listScreenVersions: async (context) => {
      const versions = await context.services.screens.versions(context.scope, idOf(context.params));
      return listPage(
        context,
        versions.map((version) => ({ ...version, at: version.at.toISOString() })),
      );
    },
    rollbackScreen: (context) => {
      const { services, scope, params, body } = context;
      const note = body.note ?? context.text('api.screen-rollback-note', { version: body.version });
      return services.screens.rollback(scope, idOf(params), { version: body.version, note }, actorOf(context));
    },
    diffScreen: async ({ services, scope, params, query }) => {
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
