import { type EditorManager, JSONChangeInArray, JSONPipeIn, JSONPipeOut } from 'amis-editor-core';
import { when } from 'mobx';
import type { Json } from '../page/json.ts';
import { idsIn, withFreshIds } from './fresh-ids.ts';

/** A node as amis-editor follows it. */
export type EditorNode = NonNullable<ReturnType<EditorManager['store']['getNodeById']>>;

/** Where nodes are put: into a region of a node, before one that is there or at the end. */
export interface Place {
  parent: string;
  region: string;
  before?: string;
}

/** The region that takes what is put into a node. */
function regionOf({ childRegions }: EditorNode): string | undefined {
  const regions = (childRegions as EditorNode[]).map(({ region }) => region);
  return ['body', 'items'].find((name) => regions.includes(name)) ?? regions[0];
}

/** The place behind a node. Nothing has one where its parent takes no others. */
export function placeBehind({ host, parent, schemaParent, id }: EditorNode): Place | undefined {
  if (!host || !parent?.isRegion || host.memberImmutable(parent.region)) return undefined;
  const place = { parent: host.id as string, region: parent.region as string };
  if (!Array.isArray(schemaParent)) return place;
  const next = schemaParent[schemaParent.findIndex((one) => one?.$$id === id) + 1];
  return next?.$$id ? { ...place, before: next.$$id } : place;
}

/** Whether a node can be taken out of the page. */
export const isRemovable = (node: EditorNode): boolean =>
  node.info?.removable !== false && placeBehind(node) !== undefined;

/** The place in a node, or behind one that holds no others. */
export function placeIn(node: EditorNode, region: string): Place | undefined {
  const inside = region || regionOf(node);
  if (inside && !node.memberImmutable(inside)) return { parent: node.id, region: inside };
  return placeBehind(node);
}

/** Puts nodes into the page in their order, and selects the last. */
export function insertNodes(manager: EditorManager, { parent, region, before }: Place, nodes: readonly Json[]): void {
  for (const node of nodes) manager.addChild(parent, region, node, before, undefined, undefined, false);
}

interface Arrival {
  context: { data: Json };
}

interface Replacement {
  context: { data: Json; schema: Json };
}

/** The ids of a page; of one in a dialog, those of the page around it, too. */
function takenIds({ store, parent }: EditorManager, page: unknown = store.schema): Set<string> {
  const own = idsIn(page);
  return parent ? new Set([...own, ...takenIds(parent)]) : own;
}

/**
 * Has everything that gets into the page of an editor get ids of its own, wherever it comes from: palette, clipboard, dragging, the context
 * menu. What comes in place of a node may have the ids of that node.
 */
export function giveFreshIds(manager: EditorManager): void {
  const { store } = manager;
  // A listener that answers something would replace the node by it.
  manager.on('before-insert', (({ context }: Arrival): void => {
    const [node] = withFreshIds([context.data], takenIds(manager));
    context.data = node!;
  }) as never);
  manager.on('before-replace', (({ context }: Replacement): void => {
    const replaced = idsIn(context.schema);
    const [node] = withFreshIds([context.data], new Set([...takenIds(manager)].filter((id) => !replaced.has(id))));
    context.data = node!;
  }) as never);
  // amis-editor has no event for this one.
  manager.duplicate = (ids) => {
    const doubled = [ids].flat().reduce<Json>(
      (page, id) =>
        JSONChangeInArray(page, id, (siblings: Json[], node: Json, index: number) => {
          const [copy] = withFreshIds([JSONPipeOut(node) as Json], takenIds(manager, page));
          siblings.splice(index + 1, 0, JSONPipeIn(copy) as Json);
        }) as Json,
      store.schema as Json,
    );
    store.traceableSetSchema(doubled);
  };
}

/** Milliseconds in which a component that is used for the first time is loaded and drawn. */
const DRAWN = 10_000;

/**
 * Selects what was added once it is drawn, unless something else was selected since. amis-editor tries it once after 100 ms; a component that is
 * loaded only then would stay unselected.
 */
export function selectAdded(manager: EditorManager): void {
  const { store } = manager;
  const add = manager.addChild.bind(manager);
  manager.addChild = (...place) => {
    const added = add(...place);
    const before = store.activeId;
    const id: string | undefined = added?.$$id;
    if (id)
      when(() => Boolean(store.getNodeById(id)), { timeout: DRAWN }).then(
        () => store.activeId === before && store.setActiveId(id),
        () => undefined,
      );
    return added;
  };
}
