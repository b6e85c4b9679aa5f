import { fail } from '../../../kernel/errors/fail.ts';
import type { RouteTables } from '../../../kernel/route-table/route-table.ts';
import type { Checks } from '../../checks/index.ts';
import { auditDraft } from '../audited-drafts.ts';
import type { Ground } from '../base/below.ts';
import type { BuiltinScreens } from '../builtin.ts';
import type { DraftingParts, KeepDraft } from '../drafting.ts';
import { recentFailures } from '../failures.ts';
import { pagesWith } from '../including-pages.ts';
import { listScreens } from '../list.ts';
import type { Resolver } from '../resolver.ts';
import { createImportAll, exportAll } from './bundle.ts';
import { createExplain } from './explain.ts';
import { createIncludesAmong } from './includes-among.ts';
import { createMerging } from './merging.ts';
import { createPagesAmong } from './pages-among.ts';
import { createPlaces } from './places.ts';
import { createProblems } from './problem.ts';
import { createReconciling } from './reconciling.ts';
import type { ScreenManager } from './service.ts';
import type { States } from './states.ts';

interface Dependencies extends DraftingParts {
  routeTable: RouteTables;
  builtin: BuiltinScreens;
  ground: Ground;
  resolver: Pick<Resolver, 'resolve'>;
  checks: Pick<Checks, 'compare' | 'merge'>;
  states: States;
  saveDraft: KeepDraft;
}

/** Makes what the screens manager asks. Pages of tenants are compared and merged in the checker's process, never here. */
export function createManager(dependencies: Dependencies): ScreenManager {
  const { database, now, routeTable, builtin, lowest, resolver, checks, states, saveDraft } = {
    ...dependencies,
    lowest: dependencies.ground.lowest,
  };
  const places = createPlaces(routeTable, builtin);
  const prepare = createMerging({ states, checks });
  const importAll = createImportAll(dependencies);
  const problem = createProblems({ resolver, failures: (level, own) => recentFailures(database, now, level, own) });
  return {
    list: (level) => listScreens(database, { builtin, lowest }, level),
    shipped: (id) => builtin.get(id)?.schema,
    places: places.now,
    pagesWith: (id) => pagesWith(builtin, id),
    problem,
    pagesAmong: createPagesAmong(database),
    includesAmong: createIncludesAmong(database),
    work: states.work,
    async compare(level, id, from, to) {
      const [before, after] = await Promise.all([states.read(level, id, from), states.read(level, id, to)]);
      const compared = await checks.compare(String(level.companyId), { from: before, to: after });
      return { ...compared, before, after };
    },
    explain: createExplain(dependencies),
    merge: prepare,
    async keepMerge(level, id, { choices, tag }, actor) {
      const merged = await prepare(level, id, choices);
      if (merged.tag !== tag) throw fail('screen-merge-moved');
      const page = merged.page as Record<string, unknown>;
      const { messages } = await saveDraft(level, id, page, actor, { base: merged.below, revision: merged.revision });
      return { messages, left: merged.conflicts.length };
    },
    reconcile: createReconciling(dependencies),
    exportAll: (level, wanted) => exportAll(database, level, wanted),
    async importAll(level, screens, actor) {
      await importAll(level, screens, actor);
      if (actor.isTrial) return;
      for (const { id } of screens) await auditDraft(dependencies, level, { action: 'screen.draft', id, ...actor });
    },
  };
}
