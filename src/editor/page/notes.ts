import { isObject } from './json.ts';

/** The property by which amis-editor knows each object of a page. */
export const MARK = '$$id';

/** What amis-editor writes into any object: where a cell stands, what is edited in a dialog of its own, how something may be dragged. */
const ANYWHERE = new Set(
  'area col comments commonSchema dragMode editor formMode formSchema left m node originId ref right row tempLabel'
    .split(' ')
    .map((name) => `$$${name}`),
);

/** What fields of its panels write into what they are for. `notes.test.ts` reads amis-editor for others. */
const OF_PANELS = new Set(
  (
    'LastFeatures actionDesc actionExpression actionModals actionSchema actionSubType actionType addParam cacheColumnsToggler card ' +
    'cmptId cmptTreeSource columns comboType containerType curCmptTreeWrap deleteType features fieldItem fields file filter ' +
    'filterColumnCount headerHasColumnsToggler html isScopeContainer keywords label listItem mode nodeId origin page pristine ' +
    'pristineSchema props query raw relations reloadParam reloadParams rendererName resetPage resultActionTree rolCount setValueDs ' +
    'size source statusType step subActions super superCmptTreeSource title toggled uniqueItems valueInput whatever'
  )
    .split(' ')
    .map((name) => `__${name}`),
);

/** States of a component whose styles a panel shows: one note for each group of styles. */
const STATES = /^__editor(?:State|Switch)|^editorState$/;

/** Properties in which everything is the author's: no panel is for what stands there. */
const OF_AUTHORS = new Set(['args', 'data', 'defaultData', 'options', 'value']);

/** Whether amis-editor may have written a property for itself. The same name in what an author wrote is the author's. */
export const isNote = (name: string): boolean => ANYWHERE.has(name) || OF_PANELS.has(name) || STATES.test(name);

/** Whether amis-editor writes nothing below a property of this name. */
export const isOfAuthors = (name: string): boolean => OF_AUTHORS.has(name);

/** A value in which no property is named as amis-editor's mark. In a page from elsewhere it would take two objects for one. */
export function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (!isObject(value)) return value;
  const own = Object.entries(value).filter(([name]) => name !== MARK);
  return Object.fromEntries(own.map(([name, part]) => [name, withoutMarks(part)]));
}
