import { pathOf, screenOf } from '../canvas/node-paths.ts';
import { isObject, type Json } from '../page/json.ts';
import { fieldsIn, isLoading, isRepeated, namesRead } from './names-read.ts';

/** A node around a selection that has data for what it holds; what is around the page itself has no node. */
interface Source {
  node: Json;
  /** Names that it gives for sure. */
  names: ReadonlySet<string>;
  /** It may give others: what a call answers is not known here. */
  isOpen: boolean;
}

/** The data that nodes read of what is around them. */
export interface DataAround {
  /** Names that they read. */
  needs: string[];
  /** The nodes that have these and that a template can take along, the outermost first: services, and the page. */
  sources: Json[];
  /** Names that are missing in a template with these sources. */
  left: string[];
}

/** Nodes whose fields are data of what stands beside them. */
const HOLDS_FIELDS = /^(?:form|wizard|dialog|drawer|combo|input-(?:table|sub-form))$/;

/** Whether a template can have such a source of its own. */
const canCome = ({ node: { type, schemaApi } }: Source): boolean =>
  (type === 'service' || type === 'page') && schemaApi === undefined;

/** What of a service or a page is a source: all of a service but what it holds, and what a page loads. */
export function sourceAlone({ body: _, ...node }: Json): Json {
  if (node['type'] !== 'page') return node;
  const { type, data, initApi } = node;
  return { type, ...(data === undefined ? {} : { data }), ...(initApi === undefined ? {} : { initApi }) };
}

/** A node around, as a source for what stands below a property of it; undefined where it has no data. */
function sourceOf(node: Json, keys: readonly string[]): Source | undefined {
  const own = Object.keys(isObject(node['data']) ? node['data'] : {}).filter((name) => /^[A-Za-z_]/.test(name));
  const fields = HOLDS_FIELDS.test(String(node['type'])) ? fieldsIn(node) : [];
  const names = new Set([...own, ...fields]);
  const isOpen = isLoading(node) || keys.some((key) => isRepeated(node, key));
  return isOpen || names.size > 0 ? { node, names, isOpen } : undefined;
}

/** What has data around a node of a page, the outermost first. */
function sourcesAround(page: Json, id: string, isInside: boolean): Source[] {
  const path = pathOf(page, id) ?? [];
  const screen = screenOf(page, id);
  const found: Source[] = isInside || screen !== '' ? [{ node: {}, names: new Set(), isOpen: true }] : [];
  let at: unknown = page;
  for (const [index, key] of path.entries()) {
    // What is around a part is what the pages have that show it.
    const isOfScreen = screen === '' || index > 1;
    const source = isObject(at) && isOfScreen && at['type'] !== undefined ? sourceOf(at, [key]) : undefined;
    if (source) found.push(source);
    at = (at as Json)[key];
  }
  return found;
}

/** The source of a name: the nearest that gives it for sure, else the nearest that may. */
function sourceFor(name: string, isSure: boolean, sources: readonly Source[]): Source | undefined {
  const sure = sources.findLast(({ names }) => names.has(name));
  return sure ?? (isSure ? undefined : sources.findLast(({ isOpen }) => isOpen));
}

/**
 * The data that nodes read of services, forms, lists and the page around them. It is lost in a template that is made of the nodes alone.
 * @param page with the editor's marks
 * @param ids the editor's ids of the nodes
 * @param isInside the page is a dialog of another one
 */
export function dataAround(page: Json, ids: readonly string[], nodes: readonly Json[], isInside: boolean): DataAround {
  const around = sourcesAround(page, ids[0] ?? '', isInside);
  const taken = new Set<Source>();
  const needs = new Set<string>();
  const left = new Set<string>();

  function look(read: readonly Json[], sources: readonly Source[], isFirst: boolean): void {
    const { outside, inside } = namesRead(read);
    for (const name of [...outside, ...inside]) {
      const source = sourceFor(name, !outside.has(name), sources);
      if (!source) continue;
      if (isFirst) needs.add(name);
      if (!canCome(source)) left.add(name);
      else if (!taken.has(source)) {
        taken.add(source);
        look([sourceAlone(source.node)], sources.slice(0, sources.indexOf(source)), false);
      }
    }
  }

  look(nodes, around, true);
  const sources = around.filter((source) => taken.has(source)).map(({ node }) => node);
  return { needs: [...needs].sort(), sources, left: [...left].sort() };
}
