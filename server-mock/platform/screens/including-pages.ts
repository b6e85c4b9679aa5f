import { includesIn } from '../../../src/validation/parts/compose.ts';
import { isPart, type Json } from '../../../src/validation/parts/include.ts';
import type { IncludingPage } from '../../../src/validation/parts/validate-in-pages.ts';
import type { ShippedScreens } from './resolve.ts';

/** Whether a shipped screen holds a part, itself or by another part. */
function holds(builtin: Pick<ShippedScreens, 'get'>, screen: string, part: string, seen = new Set<string>()): boolean {
  const schema = builtin.get(screen)?.schema;
  if (!schema || seen.has(screen)) return false;
  seen.add(screen);
  const names = includesIn(schema);
  return names.has(part) || [...names].some((name) => holds(builtin, name, part, seen));
}

/** The shipped pages that hold a part. */
export function pagesWith(builtin: ShippedScreens, part: string): string[] {
  return builtin.ids().filter((id) => !isPart(builtin.get(id)?.schema) && holds(builtin, id, part));
}

/** The shipped pages that hold a part, with the shipped parts in them. */
export function shippedPagesWith(builtin: ShippedScreens, part: string): IncludingPage[] {
  const schemaOf = (id: string) => builtin.get(id)?.schema as unknown as Json;
  const parts = builtin.ids().filter((id) => isPart(schemaOf(id)));
  const found = { schemas: Object.fromEntries(parts.map((id) => [id, schemaOf(id)])), refused: [] };
  return pagesWith(builtin, part).map((screen) => ({ screen, page: schemaOf(screen), parts: found }));
}
