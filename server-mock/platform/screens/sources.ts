import type { Layer } from '../../../src/types/start.ts';
import { includesIn } from '../../../src/validation/parts/compose.ts';
import { isPart } from '../../../src/validation/parts/include.ts';
import type { Audit } from '../../kernel/audit-log/service.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { BuiltinScreens } from './builtin.ts';
import { createScreenCache } from './cache.ts';
import type { CheckStored } from './checker.ts';
import type { Level } from './level.ts';
import { type Override, overriddenAmong, readOverrides } from './overrides.ts';

/** What a level sees of a screen: the overrides, with what is wrong with them. Another object after every change. */
export interface Seen {
  overrides: Override[];
}

/** The overrides in the database, checked and remembered until `forget` hears of a change. */
export interface Sources {
  seen(level: Level, id: string): Promise<Seen>;
  /** Logs and audits once that an override is left aside. Without an audit line the next layer shows as well. */
  report(id: string, override: Omit<Override, 'schema' | 'at' | 'givenUp'>): Promise<void>;
  forget(id?: string): void;
}

export interface SourceParts extends Pick<ServiceBase, 'database' | 'log'> {
  audit: Pick<Audit, 'record'>;
  builtin: BuiltinScreens;
  check: CheckStored;
  /** The lowest layer that may override a screen; overrides below it, stored before that was so, are left aside. */
  lowest(id: string): Layer;
}

/**
 * Overrides are checked again when they are read: a schema stored long ago may no longer be valid today. One that includes parts is
 * checked with them in place, by those who put them there.
 */
export function createSources({ database, log, audit, builtin, check, lowest }: SourceParts): Sources {
  const cache = createScreenCache<Seen>(({ overrides }) => JSON.stringify(overrides).length);
  /** Which parts of the platform a level sees overrides of: one look-up for the dozen parts of a page. */
  const partsSeen = createScreenCache<{ overridden: ReadonlySet<string>; none: Seen }>();
  const reported = new Set<string>();

  async function report(id: string, { layer, version, companyId, problem }: Parameters<Sources['report']>[1]) {
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
    if (includesIn(schema).size > 0) return undefined;
    try {
      const problem = await check(id, schema, { owner: String(companyId), layer, lowest: lowest(id) });
      if (problem !== undefined) await report(id, { ...override, problem: problem.message });
      return problem?.message;
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
    return { overrides };
  }

  async function readParts(level: Level) {
    const ids = builtin.ids().filter((id) => isPart(builtin.get(id)?.schema));
    return { overridden: await overriddenAmong(database, level, ids), none: { overrides: [] } };
  }

  return {
    report,
    forget(id) {
      cache.forget(id);
      partsSeen.forget();
    },
    async seen(level, id) {
      if (isPart(builtin.get(id)?.schema)) {
        const { overridden, none } = await partsSeen.get(level, 'parts', () => readParts(level));
        if (!overridden.has(id)) return none;
      }
      return cache.get(level, id, () => read(level, id));
    },
  };
}
