import type { Audit } from '../../kernel/audit-log/service.ts';
import { sharedKey } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { entityTag } from '../../kernel/events/content-tag.ts';
import type { Limits } from '../../kernel/limits/service.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { createChecks } from '../checks/index.ts';
import { auditDraft } from './audited-drafts.ts';
import { openBroadcast } from './broadcast.ts';
import { loadBuiltinScreens } from './builtin.ts';
import { changesBetween } from './changes.ts';
import { createCheckTarget } from './check-target.ts';
import { createChecker } from './checker.ts';
import { readDraft, saveDraft } from './drafts.ts';
import { recentFailures, recordFailure } from './failures.ts';
import { storeGivenUp } from './given-up.ts';
import { type Level, layerOf } from './level.ts';
import { listScreens } from './list.ts';
import { requirePageSize } from './page-size.ts';
import { createPreviewToken, readPreviewToken } from './preview.ts';
import { createPublishing } from './publishing.ts';
import { createBuiltinReload } from './reload-builtin.ts';
import { createReportToken, isReportToken } from './report-token.ts';
import { answerOf, createResolver } from './resolver.ts';
import type { Screens } from './service.ts';
import { lastSequence } from './stored-events.ts';
import { createOverridable } from './target.ts';
import { listVersions, readVersion } from './versions.ts';

export { auditDraft } from './audited-drafts.ts';
export type { GivenUpReason } from './given-up.ts';
export { type Level, ownerOf } from './level.ts';
export { isKeptBack, previewedDraft } from './previewed.ts';
export { mayRead } from './readable.ts';
export type { ResolvedScreen } from './resolved-screen.ts';
export type { Screens } from './service.ts';
export { standsForLogin } from './target.ts';

/** Loads the shipped screens, begins to listen for the publishes of every node, and offers what can be done with screens. */
export async function createScreens(base: ServiceBase & { audit: Audit; limits: Limits }): Promise<Screens> {
  const { config, database, events, now, projectRoot } = base;
  const checks = createChecks();
  const { check, checkDraft, checkFile, checkStored } = createChecker(base, checks);
  const builtin = loadBuiltinScreens(projectRoot, checkFile);
  const overridable = createOverridable(base.routeTable.current, (id) => builtin.get(id) !== undefined);
  const resolver = createResolver({ ...base, builtin, check: checkStored, lowest: overridable.lowest });
  const targetOf = createCheckTarget({ builtin, resolver, overridable });
  const broadcast = await openBroadcast(
    base,
    ({ seq, companyId, id, layer, version }) => {
      resolver.forget(id);
      events.publish({ event: 'screen', data: { id, layer, version }, companyId, seq });
    },
    () => {
      resolver.forget();
      events.gap();
    },
  );
  const files = createBuiltinReload({ ...base, builtin, forget: resolver.forget });
  let tokenKey = '';

  async function version(level: Level, id: string, wanted: number) {
    const schema = await readVersion(database, level, id, wanted);
    if (!schema) throw fail('screen-version-not-found');
    return schema;
  }

  /** The schema behind a name: `builtin`, `draft`, `published` (in force at the level) or a version's number. */
  async function state(level: Level, id: string, name: string): Promise<Record<string, unknown>> {
    if (name === 'builtin') return builtin.get(id)?.schema ?? {};
    if (name === 'published') return (await resolver.resolve(level, id))?.source ?? {};
    if (name !== 'draft') return version(level, id, Number(name));
    const draft = await readDraft(database, level, id);
    if (!draft) throw fail('screen-draft-missing');
    return draft.schema;
  }

  return {
    ...createPublishing({ ...base, check, targetOf, overridable, broadcast, forget: resolver.forget }),
    resolve: resolver.resolve,
    async tryDraft(level, id, draft) {
      const screen = { layer: layerOf(level), version: 0, schema: draft.schema };
      const assembly = await resolver.assemble({ level, id, top: 'app', instead: { id: draft.id, screen } });
      return assembly?.pieces.has(draft.id) ? { ...answerOf(assembly, []), version: 0 } : null;
    },
    builtin: () => builtin.ids().map((id) => ({ id, version: builtin.get(id)!.version })),
    list: (level) => listScreens(database, builtin, level),
    draft: (level, id) => readDraft(database, level, id),
    async saveDraft(level, id, schema, { user, address, locale, requireRight }) {
      overridable.require(level, id);
      requirePageSize(level, schema);
      const messages = await check(id, schema, await targetOf(level, id, schema, locale));
      await requireRight();
      const room = { megabytes: config.screenMegabytes };
      await saveDraft(database, level, id, { schema, authorId: user.id, at: now() }, room);
      await auditDraft(base, level, { action: 'screen.draft', id, user, address });
      return messages;
    },
    versions: (level, id) => listVersions(database, level, id),
    version,
    async diff(level, id, from, to) {
      const [before, after] = await Promise.all([state(level, id, from), state(level, id, to)]);
      return changesBetween(before, after);
    },
    async check(level, id, schema, locale) {
      requirePageSize(level, schema);
      return check(id, schema, await targetOf(level, id, schema, locale));
    },
    async isPublishable(level, id, schema) {
      const { locale, ...target } = await targetOf(level, id, schema, 'en-US');
      return checkDraft(id, schema, target);
    },
    async begin() {
      events.startAt(await lastSequence(database));
      tokenKey = await sharedKey(database, 'screens.preview-key');
    },
    previewToken: (preview) => createPreviewToken(tokenKey, preview, now()),
    readPreview: (token) => readPreviewToken(tokenKey, token, now()),
    served(level, screen) {
      if (screen.layer === 'builtin' || screen.version === 0) return screen;
      const report = createReportToken(tokenKey, level, screen, now());
      return { ...screen, report, etag: entityTag(screen.etag + report) };
    },
    async reportFailure(level, id, { token, part, ...report }, actor) {
      if (!isReportToken(tokenKey, token, level, { id, ...report }, now())) return false;
      const inForce = await resolver.resolve(level, id, report.layer);
      if (inForce?.layer !== report.layer || inForce.version !== report.version) return false;
      if (part === undefined) return recordFailure(base, level, id, report, actor);
      const failed = inForce.overriding.find((override) => override.id === part);
      return failed ? recordFailure(base, level, part, { ...report, ...failed }, actor) : false;
    },
    async giveUp(level, screen, reason) {
      // The page could be compiled before the newest of its overrides came.
      const [newest = screen] = screen.overriding;
      const isAside = await storeGivenUp({ ...base, broadcast }, level, newest, reason);
      resolver.forget(newest.id);
      return isAside;
    },
    failures: (level, screen) => recentFailures(database, now, level, screen),
    reloadBuiltin: files.reload,
    retryBuiltin: files.retry,
    async close() {
      await Promise.all([checks.close(), broadcast.close()]);
    },
  };
}
