import type { EditorManager } from 'amis-editor-core';
import { changePanels } from './change-panels.ts';
import { isObject, type Json } from './page/json.ts';
import { withPart } from './panel-groups.ts';

/** What a page can have beside what it shows in any case. */
const OPTIONAL = ['toolbar', 'aside'];

const isFilled = (region: unknown): boolean =>
  Array.isArray(region) ? region.length > 0 : region !== undefined && region !== null && region !== '';

/** The regions that a page has: those that it names; where it names none, its head, its content, and what has something in it. */
export const regionsOf = (named: unknown, page: Json): unknown[] =>
  Array.isArray(named) ? named : ['body', 'header', ...OPTIONAL.filter((region) => isFilled(page[region]))];

/** A panel whose choice of regions says what the page shows. amis-editor ticks a sidebar and a toolbar that nobody has filled. */
export function withRegions(panel: unknown): unknown {
  const pipeIn = (named: unknown, _store: unknown, page: unknown) => regionsOf(named, isObject(page) ? page : {});
  return withPart(
    panel,
    ({ type, name }) => type === 'checkboxes' && name === 'regions',
    (choice) => ({ ...choice, pipeIn }),
  );
}

/** Has the panels of pages tick the regions that there are. */
export function tickRegions(manager: EditorManager): void {
  changePanels(manager, (body, nodeId) =>
    manager.store.getSchema(nodeId)?.type === 'page' ? (withRegions(body) ?? body) : body,
  );
}
