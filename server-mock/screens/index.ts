import { sharedKey } from '../database/index.ts';
import { fail } from '../errors/fail.ts';
import type { Audit, Limits, ServiceBase } from '../services.ts';
import { openBroadcast } from './broadcast.ts';
import { loadBuiltinScreens } from './builtin.ts';
import { changesBetween } from './changes.ts';
import { createChecker } from './checker.ts';
import { readDraft, saveDraft } from './drafts.ts';
import { recentFailures, recordFailure } from './failures.ts';
import type { Level } from './level.ts';
import { listScreens } from './list.ts';
import { createPreviewToken, readPreviewToken } from './preview.ts';
import { createPublishing } from './publishing.ts';
import { createBuiltinReload } from './reload-builtin.ts';
import { createResolver } from './resolver.ts';
import type { Screens } from './screens.ts';
import { lastSequence } from './stored-events.ts';
import { listVersions, readVersion } from './versions.ts';

export type { Screens } from './screens.ts';

/** Loads the shipped screens, begins to listen for the publishes of every node, and offers what can be done with screens. */
export async function createScreens(base: ServiceBase & { audit: Audit; limits: Limits }): Promise<Screens> {
  const { database, events, now, projectRoot } = base;
  const { check, checkFile, checkStored } = createChecker(base);
  const builtin = loadBuiltinScreens(projectRoot, checkFile);
  const resolver = createResolver({ ...base, builtin, check: checkStored });
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
  let previewKey = '';

  async function version(level: Level, id: string, wanted: number) {
    const schema = await readVersion(database, level, id, wanted);
    if (!schema) throw fail('screen-version-not-found');
    return schema;
  }

  /** The schema behind a name: `builtin`, `draft`, `published` (in force at the level) or a version's number. */
  async function state(level: Level, id: string, name: string): Promise<Record<string, unknown>> {
    if (name === 'builtin') return builtin.get(id)?.schema ?? {};
    if (name === 'published') return (await resolver.resolve(level, id))?.schema ?? {};
    if (name !== 'draft') return version(level, id, Number(name));
    const draft = await readDraft(database, level, id);
    if (!draft) throw fail('screen-draft-missing');
    return draft.schema;
  }

  return {
    ...createPublishing({ ...base, check, broadcast, forget: resolver.forget }),
    resolve: resolver.resolve,
    builtin: () => builtin.ids().map((id) => ({ id, version: builtin.get(id)!.version })),
    list: (level) => listScreens(database, builtin, level),
    draft: (level, id) => readDraft(database, level, id),
    async saveDraft(level, id, schema, { user, locale }) {
      await saveDraft(database, level, id, { schema, authorId: user.id, at: now() });
      return check(id, schema, locale);
    },
    versions: (level, id) => listVersions(database, level, id),
    version,
    async diff(level, id, from, to) {
      const [before, after] = await Promise.all([state(level, id, from), state(level, id, to)]);
      return changesBetween(before, after);
    },
    check,
    async begin() {
      events.startAt(await lastSequence(database));
      previewKey = await sharedKey(database, 'screens.preview-key');
    },
    previewToken: (preview) => createPreviewToken(previewKey, preview, now()),
    readPreview: (token) => readPreviewToken(previewKey, token, now()),
    async reportFailure(level, id, report, actor) {
      const inForce = await resolver.resolve(level, id, report.layer);
      if (inForce?.layer !== report.layer || inForce.version !== report.version) return false;
      return recordFailure(base, level, id, report, actor);
    },
    failures: (level, screen) => recentFailures(database, now, level, screen),
    reloadBuiltin: files.reload,
    retryBuiltin: files.retry,
    close: broadcast.close,
  };
}
