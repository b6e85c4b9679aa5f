import { mayOverride } from '../../../src/reach/overridable.ts';
import type { AmisPage } from '../../../src/types/amis.ts';
import type { Locale } from '../../../src/types/start.ts';
import { includesIn } from '../../../src/validation/parts/compose.ts';
import { isPart, type Json } from '../../../src/validation/parts/include.ts';
import type { IncludingPage } from '../../../src/validation/parts/validate-in-pages.ts';
import type { Database } from '../../kernel/database/index.ts';
import { componentsIn } from '../components/index.ts';
import type { Wish } from './assemble.ts';
import type { BuiltinScreens } from './builtin.ts';
import type { Target } from './checker.ts';
import { pagesWith } from './including-pages.ts';
import { layerOf } from './level.ts';
import type { Resolver } from './resolver.ts';
import type { NamedLevel, Overridable } from './target.ts';
import { widgetTypeOf } from './widget-type.ts';

interface Dependencies {
  database: Database;
  builtin: BuiltinScreens;
  resolver: Pick<Resolver, 'assemble'>;
  overridable: Overridable;
}

/** Screens that are published together, by id; null: the level's override is taken away. */
export type Together = ReadonlyMap<string, object | null>;

/**
 * For whom a level's screen is checked, with the parts in it and the pages around it.
 * @param together what is published with it: parts and pages are then those that will be in force
 */
export type CheckTarget = (
  level: NamedLevel,
  id: string,
  schema: object,
  locale: Locale,
  together?: Together,
) => Promise<Target>;

/** Makes what finds the parts and the pages that a screen is checked with. */
export function createCheckTarget({ database, builtin, resolver, overridable }: Dependencies): CheckTarget {
  const draftOf = (level: NamedLevel, schema: object) => ({
    layer: layerOf(level),
    version: 0,
    schema: schema as AmisPage,
  });

  /** A page of the platform as the level sees it, with the part as it is in force; none where the level's part is not shown in it. */
  async function pageWith(
    { level, beside }: Pick<Wish, 'beside'> & { level: NamedLevel },
    part: string,
    schema: object,
    screen: string,
  ): Promise<IncludingPage[]> {
    const lowest = overridable.lowest(screen);
    const draft = draftOf(level, schema);
    if (!mayOverride(draft.layer, lowest)) return [];
    const others = new Map([...(beside ?? [])].filter(([id]) => id !== part));
    const wish = { level, id: screen, top: 'app', beside: others } as const;
    const [now, then] = await Promise.all([
      resolver.assemble(wish),
      resolver.assemble({ ...wish, instead: { id: part, screen: draft } }),
    ]);
    const inForce = now?.found.schemas[part];
    if (!now || !then || !inForce) return [];
    const schemas = { ...then.found.schemas, ...now.found.schemas, [part]: inForce };
    const parts = { schemas, refused: [...now.found.refused, ...then.found.refused] };
    return [{ screen, page: now.root.schema as unknown as Json, parts, lowest }];
  }

  return async (level, id, schema, locale, together = new Map()) => {
    const widgetType = await widgetTypeOf(database, level, id);
    const target = { ...overridable.target(level, id, locale), ...(widgetType === undefined ? {} : { widgetType }) };
    const draft = draftOf(level, schema);
    const beside = new Map([...together].map(([other, page]) => [other, page && draftOf(level, page)] as const));
    const alone = await resolver.assemble({ level, id, top: 'app', instead: { id, screen: draft }, beside });
    const found = alone && includesIn(schema).size > 0 ? { parts: alone.found } : {};
    const components = await componentsIn(database, level, [schema, alone?.found.schemas]);
    const parts = { ...found, components };
    const shipped = builtin.get(id)?.schema;
    if (shipped && !isPart(shipped)) return { ...target, ...parts, isPage: true };
    if (!isPart(schema)) return { ...target, ...parts };
    const screens = pagesWith(builtin, id);
    const pages = (await Promise.all(screens.map((screen) => pageWith({ level, beside }, id, schema, screen)))).flat();
    return { ...target, standsFor: target.standsFor ?? screens[0], ...parts, pages };
  };
}
