import type { Layer } from '../../../../src/types/start.ts';
import type { Database } from '../../../kernel/database/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import { type Base, type Ground, isBehind, readBelow } from '../base/below.ts';
import { draftBase, versionBase } from '../base/recorded.ts';
import { schemaOfBase } from '../base/schema-of.ts';
import type { BuiltinScreens } from '../builtin.ts';
import { readDraft } from '../drafts.ts';
import { type Level, layerOf } from '../level.ts';
import type { Resolver } from '../resolver.ts';
import { revisionOf } from '../revision.ts';
import { readVersion } from '../versions.ts';
import { type Overtaking, overtakingOf } from './overtaking.ts';

type Page = Record<string, unknown>;

interface Dependencies {
  database: Database;
  builtin: BuiltinScreens;
  ground: Ground;
  resolver: Pick<Resolver, 'resolve'>;
}

/** What a level works on, and what lies below it. */
export interface Work {
  /** The base of the draft or, without one, of the published version; null where none is known. */
  base: Base | null;
  below: Base | null;
  /** The published version; null when nothing is published at the level. */
  published: number | null;
  hasDraft: boolean;
  /** The draft is based on another state of the layer below than what is published. */
  isRebased: boolean;
  /** What was published after the draft was begun, and so is not in it; null where nothing was. */
  overtaking: Overtaking | null;
  /** What the level has now. */
  revision: string;
}

/** The states of a screen at a level, by name and as pages without their parts in place. */
export interface States {
  work(level: Level, id: string): Promise<Work>;
  /**
   * `builtin`, `below` (what lies under the level's own), `base` (what it is based on), `published` (in force at the level), `draft` or a version's number.
   * A layer that has no page gives an empty one. Throws `screen-draft-missing` or `screen-version-not-found`.
   */
  read(level: Level, id: string, name: string): Promise<Page>;
  /** A state with the layer that it acts for, as a page of which a preview is made; null for a layer that has no page. */
  shown(level: Level, id: string, name: string): Promise<{ schema: Page; layer: Exclude<Layer, 'builtin'> } | null>;
  /** The page of a remembered base; null when nobody kept it. */
  ofBase(level: Level, id: string, base: Base): Promise<Page | null>;
  version(level: Level, id: string, wanted: number): Promise<Page>;
}

/** Makes what reads the states of screens. */
export function createStates({ database, builtin, ground, resolver }: Dependencies): States {
  async function version(level: Level, id: string, wanted: number): Promise<Page> {
    const schema = await database.tenant(level.companyId, (trx) => readVersion(trx, level, id, wanted));
    if (!schema) throw fail('screen-version-not-found');
    return schema;
  }

  function work(level: Level, id: string): Promise<Work> {
    return database.tenant(level.companyId, async (trx) => {
      const row = await trx
        .selectFrom('screen')
        .select(['published_version', 'draft', 'draft_base_layer', 'draft_base_version', 'draft_version'])
        .where('company_id', '=', level.companyId)
        .where('app_id', '=', level.appId)
        .where('screen_id', '=', id)
        .executeTakeFirst();
      const published = row?.published_version ?? null;
      const publishedBase = await versionBase(trx, level, id, published);
      const base = row?.draft ? draftBase(row) : publishedBase;
      const below = await readBelow(trx, ground, level, id);
      const hasDraft = Boolean(row?.draft);
      const isRebased = hasDraft && published !== null && isBehind(publishedBase, base);
      const overtaking = row ? await overtakingOf(trx, level, id, row) : null;
      return { base, below, published, hasDraft, isRebased, overtaking, revision: revisionOf(row) };
    });
  }

  const ofBase = (level: Level, id: string, base: Base) => schemaOfBase(database, ground, { level, id, base });

  async function grounds(level: Level, id: string, name: 'below' | 'base'): Promise<Page> {
    const base = (await work(level, id))[name];
    return (base && (await ofBase(level, id, base))) ?? {};
  }

  async function read(level: Level, id: string, name: string): Promise<Page> {
    if (name === 'builtin') return { ...builtin.get(id)?.schema };
    if (name === 'below' || name === 'base') return grounds(level, id, name);
    if (name === 'published') return { ...(await resolver.resolve(level, id))?.source };
    if (name !== 'draft') return version(level, id, Number(name));
    const draft = await readDraft(database, level, id);
    if (!draft) throw fail('screen-draft-missing');
    return draft.schema;
  }

  /** The layer whose rights a state has. What is built in has those of the platform. */
  async function layerOfState(level: Level, id: string, name: string): Promise<Exclude<Layer, 'builtin'>> {
    const found = async (): Promise<Layer | undefined> => {
      if (name === 'builtin') return name;
      if (name === 'below' || name === 'base') return (await work(level, id))[name]?.layer;
      return name === 'published' ? (await resolver.resolve(level, id))?.layer : layerOf(level);
    };
    const layer = (await found()) ?? 'builtin';
    return layer === 'builtin' ? 'platform' : layer;
  }

  return {
    work,
    version,
    ofBase,
    read,
    async shown(level, id, name) {
      const [schema, layer] = await Promise.all([read(level, id, name), layerOfState(level, id, name)]);
      return Object.keys(schema).length === 0 ? null : { schema, layer };
    },
  };
}
