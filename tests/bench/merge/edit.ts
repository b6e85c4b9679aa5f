import { isObject, type Json, type JsonObject } from '../../../src/merge/index.ts';
import { type Found, findAll, MARK, marksIn } from './marks.ts';

/** One edit, which can be made in every version of a page that has the nodes it needs. */
export interface Edit {
  kind: string;
  /** Marks of the nodes without which it cannot be made. */
  needs: string[];
  /** Makes it; false when it cannot be made. */
  apply(page: JsonObject): boolean;
}

/** Where something is put: in the list at `path` of the owner, behind the first of these marks that is there. */
export interface Where {
  owner: string;
  path: string[];
  behind: string[];
}

const markOf = (value: Json | undefined): string | undefined => {
  const mark = isObject(value) ? value[MARK] : undefined;
  return typeof mark === 'string' ? mark : undefined;
};

/** The marks before a node in its list, the nearest first. */
export const marksBefore = ({ list = [], index }: Found): string[] =>
  list
    .slice(0, index)
    .reverse()
    .flatMap((item) => markOf(item) ?? []);

/** The place behind a node, or the one before it. */
export function placeAt(found: Found, isBehind: boolean): Where {
  const behind = [...(isBehind ? [found.mark] : []), ...marksBefore(found)];
  return { owner: found.owner?.mark ?? '', path: found.path, behind };
}

function put(page: JsonObject, { owner, path, behind }: Where, node: JsonObject): boolean {
  let list: Json | undefined = findAll(page).get(owner)?.node;
  for (const name of path) list = isObject(list) ? list[name] : undefined;
  if (!Array.isArray(list)) return false;
  for (const mark of behind) {
    // What it stood behind may be in a box by now.
    const at = list.findIndex((item) => markOf(item) === mark);
    const index = at >= 0 ? at : list.findIndex((item) => marksIn(item).includes(mark));
    if (index < 0) continue;
    list.splice(index + 1, 0, node);
    return true;
  }
  list.unshift(node);
  return true;
}

/** Gives a property another value, or none. */
export function setProperty(kind: string, mark: string, path: readonly string[], value: Json | undefined): Edit {
  return {
    kind,
    needs: [mark],
    apply: (page) => {
      let at = findAll(page).get(mark)?.node;
      const last = path.at(-1);
      if (!at || last === undefined) return false;
      for (const name of path.slice(0, -1)) {
        const next: Json | undefined = at[name];
        const inner: JsonObject = isObject(next) ? next : {};
        at[name] = inner;
        at = inner;
      }
      if (value === undefined) delete at[last];
      else at[last] = value;
      return true;
    },
  };
}

/** Puts a new node in. */
export const insertNode = (kind: string, where: Where, node: JsonObject): Edit => ({
  kind,
  needs: [where.owner],
  apply: (page) => put(page, where, structuredClone(node)),
});

/** Takes a node of a list away. */
export const deleteNode = (mark: string): Edit => ({
  kind: 'delete',
  needs: [mark],
  apply: (page) => {
    const found = findAll(page).get(mark);
    if (found && !found.list) return false;
    found?.list?.splice(found.index, 1);
    return true;
  },
});

/** Puts a node elsewhere in its list; without effect where it is no longer in that list. */
export function reorderNode(found: Found, where: Where): Edit {
  const home = `${found.owner?.mark} ${found.path}`;
  return {
    kind: 'reorder',
    needs: [],
    apply: (page) => {
      const now = findAll(page).get(found.mark);
      if (!now?.list || `${now.owner?.mark} ${now.path}` !== home) return true;
      now.list.splice(now.index, 1);
      return put(page, where, now.node);
    },
  };
}

/** Puts a node into another list. */
export const moveNode = (mark: string, where: Where): Edit => ({
  kind: 'move',
  needs: [mark, where.owner],
  apply: (page) => {
    const now = findAll(page).get(mark);
    if (!now?.list || marksIn(now.node).includes(where.owner)) return false;
    now.list.splice(now.index, 1);
    return put(page, where, now.node);
  },
});

/** Puts a box around a node. */
export const wrapNode = (mark: string, box: JsonObject): Edit => ({
  kind: 'wrap',
  needs: [mark],
  apply: (page) => {
    const now = findAll(page).get(mark);
    if (!now?.list) return false;
    now.list[now.index] = { ...structuredClone(box), body: [now.node] };
    return true;
  },
});
