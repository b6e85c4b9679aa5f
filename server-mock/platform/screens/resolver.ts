import type { Layer } from '../../../src/types/start.ts';
import type { Audit } from '../../kernel/audit-log/service.ts';
import { entityTag } from '../../kernel/events/content-tag.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { BuiltinScreens } from './builtin.ts';
import { createScreenCache } from './cache.ts';
import type { CheckStored } from './checker.ts';
import type { Level } from './level.ts';
import { type Override, readOverrides } from './overrides.ts';
import { type LayerScreen, resolveScreen } from './resolve.ts';
import type { ResolvedScreen } from './resolved-screen.ts';

/** What a level sees of a screen: the checked overrides, and the answers already made from them. */
interface Seen {
  overrides: Override[];
  answers: Map<Layer, ResolvedScreen | null>;
}

/** Finds the screen in force, with a cache that `forget` keeps honest. The built-in one is found without the database. */
export interface Resolver {
  resolve(level: Level, id: string, top?: Layer): Promise<ResolvedScreen | null>;
  forget(id?: string): void;
}

interface Dependencies extends Pick<ServiceBase, 'database' | 'log'> {
  audit: Audit;
  builtin: BuiltinScreens;
  check: CheckStored;
  /** The lowest layer that may override a screen; overrides below it, stored before that was so, are left aside. */
  lowest(id: string): Layer;
}

/** Overrides are checked again when they are read: a schema stored long ago may no longer be valid today. */
export function createResolver({ database, log, audit, builtin, check, lowest }: Dependencies): Resolver {
  const cache = createScreenCache<Seen>();
  const reported = new Set<string>();
  const shippedAnswers = new WeakMap<LayerScreen, ResolvedScreen | null>();

  /** Tells once of an override that is left aside. The next layer shows even where no line can be written about it. */
  async function reportRejected(id: string, { layer, version, companyId, problem }: Override): Promise<void> {
    const key = `${companyId}/${layer}/${id}/${version}`;
    if (reported.has(key)) return;
    reported.add(key);
    log.warn({ screen: id, layer, version, companyId, problem }, 'override left aside: it does not validate');
    const detail = { layer, version, message: problem };
    await audit.record({ action: 'screen.rejected', companyId, target: id, detail }).catch((error: unknown) => {
      reported.delete(key);
      log.error({ err: error }, 'an override left aside could not be written down');
    });
  }

  /** Why an override may not be shown. One that cannot be checked now is left aside for now: the layer below is better than no page. */
  async function problemOf(id: string, override: Override): Promise<string | undefined> {
    const { schema, layer, companyId, givenUp } = override;
    if (givenUp !== null) return `given up: ${givenUp}`;
    try {
      const problem = await check(id, schema, { owner: String(companyId), layer, lowest: lowest(id) });
      if (problem !== undefined) await reportRejected(id, { ...override, problem });
      return problem;
    } catch (error) {
      log.error({ err: error, screen: id, layer, companyId }, 'an override could not be checked');
      return 'it could not be checked';
    }
  }

  async function read(level: Level, id: string): Promise<Seen> {
    const overrides = await readOverrides(database, level, id);
    for (const override of overrides) {
      const problem = await problemOf(id, override);
      if (problem !== undefined) override.problem = problem;
    }
    return { overrides, answers: new Map() };
  }

  function answer({ overrides }: Seen, id: string, top: Layer): ResolvedScreen | null {
    const shipped = builtin.get(id);
    const { screen, trace } = resolveScreen(shipped ? [...overrides, shipped] : overrides, top);
    if (!screen) return null;
    const { schema, version, layer } = screen;
    const passedOver = trace.filter(({ outcome }) => outcome === 'rejected').map((step) => step.layer);
    const rejected = overrides
      .filter((override) => passedOver.includes(override.layer))
      .map((override) => ({ layer: override.layer, version: override.version, message: override.problem ?? '' }));
    const content = { id, schema, version, layer };
    return { ...content, etag: entityTag(JSON.stringify(content)), rejected };
  }

  /** The shipped screen, which is the same for everybody until its file changes. */
  function shippedAnswer(id: string): ResolvedScreen | null {
    const shipped = builtin.get(id);
    if (!shipped) return null;
    const known = shippedAnswers.get(shipped);
    if (known) return known;
    const made = answer({ overrides: [], answers: new Map() }, id, 'builtin');
    shippedAnswers.set(shipped, made);
    return made;
  }

  return {
    forget: cache.forget,
    async resolve(level, id, top = 'app') {
      if (top === 'builtin') return shippedAnswer(id);
      const seen = await cache.get(level, id, () => read(level, id));
      const known = seen.answers.get(top);
      if (known !== undefined) return known;
      const made = answer(seen, id, top);
      seen.answers.set(top, made);
      return made;
    },
  };
}
