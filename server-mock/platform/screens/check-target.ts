import { mayOverride } from '../../../src/reach/overridable.ts';
import type { AmisPage } from '../../../src/types/amis.ts';
import type { Locale } from '../../../src/types/start.ts';
import { includesIn } from '../../../src/validation/parts/compose.ts';
import { isPart, type Json } from '../../../src/validation/parts/include.ts';
import type { IncludingPage } from '../../../src/validation/parts/validate-in-pages.ts';
import type { BuiltinScreens } from './builtin.ts';
import type { Target } from './checker.ts';
import { pagesWith } from './including-pages.ts';
import { layerOf } from './level.ts';
import type { Resolver } from './resolver.ts';
import type { NamedLevel, Overridable } from './target.ts';

interface Dependencies {
  builtin: BuiltinScreens;
  resolver: Pick<Resolver, 'assemble'>;
  overridable: Overridable;
}

/** For whom a level's screen is checked, with the parts in it and the pages around it. */
export type CheckTarget = (level: NamedLevel, id: string, schema: object, locale: Locale) => Promise<Target>;

/** Makes what finds the parts and the pages that a screen is checked with. */
export function createCheckTarget({ builtin, resolver, overridable }: Dependencies): CheckTarget {
  /** A page of the platform as the level sees it, with the part as it is in force; none where the level's part is not shown in it. */
  async function pageWith(level: NamedLevel, part: string, schema: object, screen: string): Promise<IncludingPage[]> {
    const lowest = overridable.lowest(screen);
    const draft = { layer: layerOf(level), version: 0, schema: schema as AmisPage };
    if (!mayOverride(draft.layer, lowest)) return [];
    const wish = { level, id: screen, top: 'app' } as const;
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

  return async (level, id, schema, locale) => {
    const target = overridable.target(level, id, locale);
    const draft = { layer: layerOf(level), version: 0, schema: schema as AmisPage };
    const alone = await resolver.assemble({ level, id, top: 'app', instead: { id, screen: draft } });
    const parts = alone && includesIn(schema).size > 0 ? { parts: alone.found } : {};
    if (!isPart(schema)) return { ...target, ...parts };
    const screens = pagesWith(builtin, id);
    const pages = (await Promise.all(screens.map((screen) => pageWith(level, id, schema, screen)))).flat();
    return { ...target, standsFor: target.standsFor ?? screens[0], ...parts, pages };
  };
}
