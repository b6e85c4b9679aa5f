import type { Audit } from '../../kernel/audit-log/service.ts';
import { sharedKey } from '../../kernel/database/index.ts';
import { entityTag } from '../../kernel/events/content-tag.ts';
import type { Limits } from '../../kernel/limits/service.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { createChecks } from '../checks/index.ts';
import type { LoginPages } from '../login-page/service.ts';
import { createShippedKeeper } from './base/shipped.ts';
import { openBroadcast } from './broadcast.ts';
import { loadBuiltinScreens } from './builtin.ts';
import { changesBetween } from './changes.ts';
import { createCheckTarget } from './check-target.ts';
import { createChecker } from './checker.ts';
import { createDrafting, createDraftRemoval } from './drafting.ts';
import { readDraft } from './drafts.ts';
import { recentFailures, recordFailure } from './failures.ts';
import { storeGivenUp } from './given-up.ts';
import { layerOf } from './level.ts';
import { createManager } from './manage/index.ts';
import { createStates } from './manage/states.ts';
import { requirePageSize } from './page-size.ts';
import { openPresence } from './presence/index.ts';
import { createPreviewToken, previewEnd, readPreviewToken } from './preview.ts';
import { storeEvent } from './publish.ts';
import { createPublishAll } from './publish-all.ts';
import { createPublishing } from './publishing.ts';
import { createBuiltinReload } from './reload-builtin.ts';
import { createReportToken, isReportToken } from './report-token.ts';
import { answerOf, createResolver } from './resolver.ts';
import type { Screens } from './service.ts';
import { readSource } from './source.ts';
import { lastSequence } from './stored-events.ts';
import { openTaken } from './taken/index.ts';
import { createOverridable } from './target.ts';
import { listVersions } from './versions.ts';

export type { Actor } from './actor.ts';
export { auditDraft } from './audited-drafts.ts';
export { actorOf, previewQuery } from './calling.ts';
export { dropScreens, forgetContent } from './forget-content.ts';
export type { GivenUpReason } from './given-up.ts';
export { type Level, ownerOf } from './level.ts';
export type { ListedScreen } from './list.ts';
export { editLevel, scopeAt } from './manage/edit-level.ts';
export { addressShowing, shortPreviewPath, withQuery } from './manage/preview-address.ts';
export { editorOf, nameOf as screenName } from './manage/rows.ts';
export { isForEverybody, previewedDraft, whyKeptBack } from './previewed.ts';
export { isPublic, mayRead } from './readable.ts';
export type { ResolvedScreen } from './resolved-screen.ts';
export type { Screens } from './service.ts';
export type { NamedLevel } from './target.ts';
export { standsForLogin } from './target.ts';
export { isOfTemplate, TEMPLATES } from './template-screens.ts';

/** Loads the shipped screens, begins to listen for the publishes of every node, and offers what can be done with screens. */
export async function createScreens(
  base: ServiceBase & { audit: Audit; limits: Limits; loginPages: Pick<LoginPages, 'ofPlatform'> },
): Promise<Screens> {
  const { config, database, events, now, projectRoot } = base;
  const checks = createChecks();
  const { check, checkDraft, checkFile, checkStored } = createChecker(base, checks, () => builtin.ids());
  const builtin = loadBuiltinScreens(projectRoot, checkFile);
  const overridable = createOverridable(
    base.routeTable.current,
    (id) => builtin.get(id) !== undefined,
    base.loginPages.ofPlatform,
  );
  let changes = 0;
  const forget = (id?: string) => {
    changes += 1;
    resolver.forget(id);
  };
  const resolver = createResolver({ ...base, builtin, check: checkStored, lowest: overridable.lowest });
  const targetOf = createCheckTarget({ database, builtin, resolver, overridable });
  const taken = await openTaken(base);
  const broadcast = await openBroadcast(
    base,
    (event) => {
      const { seq, companyId, appId, id, layer, version } = event;
      forget(id);
      taken.watch(event);
      events.publish({ event: 'screen', data: { id, layer, version }, companyId, appId, seq });
    },
    () => {
      forget();
      events.gap();
    },
  );
  const presence = await openPresence(base);
  const files = createBuiltinReload({ ...base, builtin, forget });
  const ground = { builtin, lowest: overridable.lowest };
  const keepShipped = createShippedKeeper(database, builtin);
  const states = createStates({ database, builtin, ground, resolver });
  const keeping = { room: { megabytes: config.screenMegabytes }, ground };
  const drafting = { ...base, check, targetOf, overridable, keepShipped, keeping };
  const saveDraft = createDrafting(drafting);
  const publishing = { ...base, check, targetOf, overridable, broadcast, ground, keepShipped, forget };
  let tokenKey = '';

  return {
    ...createPublishing(publishing),
    ...createPublishAll(publishing),
    ...createManager({ ...drafting, builtin, ground, resolver, checks, states, saveDraft }),
    presence,
    taken,
    resolve: resolver.resolve,
    changes: () => changes,
    async tryDraft(level, id, draft) {
      const screen = { layer: draft.layer ?? layerOf(level), version: 0, schema: draft.schema };
      const wish = { level, id, top: 'app', instead: { id: draft.id, screen } } as const;
      const assembly = await resolver.assemble(wish);
      if (!assembly?.pieces.has(draft.id)) return null;
      // The author alone sees mistakes, also those that the draft of a part makes around it.
      if (!draft.isOwn && !(await resolver.isSound(wish, assembly))) return null;
      return { ...answerOf(assembly, []), version: 0 };
    },
    builtin: () => builtin.ids().map((id) => ({ id, version: builtin.get(id)!.version })),
    state: states.shown,
    draft: (level, id) => readDraft(database, level, id),
    saveDraft: (level, id, { schema, revision }, actor) => saveDraft(level, id, schema, actor, { revision }),
    removeDraft: createDraftRemoval(drafting),
    mayEdit: overridable.may,
    source(level, id) {
      overridable.require(level, id);
      return readSource({ database, resolver }, level, id);
    },
    versions: (level, id) => listVersions(database, level, id),
    version: states.version,
    async diff(level, id, from, to) {
      const [before, after] = await Promise.all([states.read(level, id, from), states.read(level, id, to)]);
      return changesBetween(before, after);
    },
    async check(level, id, schema, locale) {
      requirePageSize(level, id, schema);
      return check(id, schema, await targetOf(level, id, schema, locale));
    },
    async draftVerdict(level, id, schema) {
      const { locale, ...target } = await targetOf(level, id, schema, 'en-US');
      return checkDraft(id, schema, target);
    },
    announce: async (level, id, trx) => broadcast.send(await storeEvent(trx, level, id, 0), trx),
    async begin() {
      events.startAt(await lastSequence(database));
      tokenKey = await sharedKey(database, 'screens.preview-key');
    },
    previewToken: (preview) => createPreviewToken(tokenKey, preview, now()),
    previewEnd: (token) => previewEnd(tokenKey, token),
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
      // Nobody reports a part of a farther layer from a page of their own, which may be what breaks it.
      const failed = inForce.overriding.find((each) => each.id === part && each.layer === inForce.layer);
      return failed ? recordFailure(base, level, part, { ...report, ...failed }, actor) : false;
    },
    async giveUp(level, screen, reason) {
      // The page could be compiled before the newest of its author's overrides came. Those of other layers are in pages of others, too.
      const [newest = screen] = screen.overriding.filter(({ layer }) => layer === screen.layer);
      const isAside = await storeGivenUp({ ...base, broadcast }, level, newest, reason);
      forget(newest.id);
      return isAside;
    },
    failures: (level, screen) => recentFailures(database, now, level, screen),
    reloadBuiltin: files.reload,
    retryBuiltin: files.retry,
    async close() {
      await Promise.all([checks.close(), broadcast.close(), presence.close(), taken.close()]);
    },
  };
}
