import { ACTION_TYPE_TREE } from 'amis-editor';
import type { EditorManager, PluginInterface } from 'amis-editor-core';

/** A value that a field of a plugin's panel writes: the node that gets it, and the property, with dots between names. */
export interface Writing {
  node: Record<string, unknown>;
  name: string;
  value: unknown;
}

/** What is read here of a field of a panel. */
interface Field {
  name: string;
  type: string;
  value?: unknown;
  options?: { value?: unknown }[];
  multiple?: boolean;
  /** Of a switch with more: false when its fields write into the property that the switch is for. */
  bulk?: boolean;
  defaultData?: object;
  joinValues?: boolean;
  trueValue?: unknown;
  falseValue?: unknown;
  items?: unknown;
  pipeOut?: (value: unknown, before: unknown, node: object) => unknown;
}

const SWITCHES = new Set(['switch', 'ae-switch-more', 'checkbox']);

/** Properties of a panel's nodes below which fields of another form stand. */
const OTHERS = new Set(['dialog', 'drawer', 'scaffold', 'previewSchema', 'data', 'defaultData', 'onEvent']);

const copied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value ?? null));

/** What the panel of a plugin is made of, for a node in a form on a page. */
function panelOf(plugin: PluginInterface, schema: object): unknown {
  const known = (name?: string) => ({ renderer: { name }, plugin });
  const parent = { type: 'form', schema: { type: 'form' }, info: known('form') };
  const node = { type: plugin.rendererName, schema, info: known(plugin.rendererName), parent };
  const info = {
    id: '',
    path: '',
    schemaPath: '',
    schema,
    type: plugin.rendererName,
    info: known(plugin.rendererName),
    node,
  };
  return plugin.panelBodyCreator?.(info as never) ?? plugin.panelBody;
}

/** How a field of several choices holds them: with commas between, or as a list. */
const asList = (value: unknown, isJoined: boolean): unknown => {
  const values = Array.isArray(value) ? value : [value];
  return isJoined ? values.join(',') : values;
};

/** The values that a field offers: its default, and each of its choices; both states of a switch. */
function valuesOf(field: Field): unknown[] {
  if (field.type === 'ae-switch-more' && field.bulk === false) return [{ ...field.defaultData }];
  const choices = (Array.isArray(field.options) ? field.options : []).map((option) => option?.value);
  const states = SWITCHES.has(field.type) ? [field.trueValue ?? true, field.falseValue ?? false] : [];
  const isList = field.options && (field.multiple || field.type === 'checkboxes');
  const entered = (value: unknown) => (isList ? asList(value, field.joinValues !== false) : value);
  return [field.value, ...choices, ...states]
    .filter((value) => value !== undefined && value !== null && typeof value !== 'function')
    .map(entered);
}

/** What a field writes when it takes a value. */
const written = (field: Field, value: unknown, node: object): unknown =>
  field.pipeOut ? field.pipeOut(value, undefined, copied(node)) : value;

/** The fields of a part of a panel, each with the property that it writes. */
function fieldsOf(part: unknown, prefix = '', seen = new Set<unknown>()): Field[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const field = part as Field;
  const isField = typeof field.name === 'string' && typeof field.type === 'string';
  const own = isField ? [{ ...field, name: prefix + field.name }] : [];
  // What stands below a field belongs to the field's own value, but for a switch with more fields.
  if (isField && field.type !== 'ae-switch-more') return own;
  const inside = isField && field.bulk === false ? `${prefix}${field.name}.` : prefix;
  const inner = Object.entries(field).filter(([key]) => !OTHERS.has(key));
  return [...own, ...inner.flatMap(([, below]) => fieldsOf(below, inside, seen))];
}

/** Does a piece of work, or notes why it failed. */
function tried<Value>(failed: string[], name: string, work: () => Value): Value | undefined {
  try {
    return work();
  } catch (error) {
    failed.push(`${name}: ${error}`);
    return undefined;
  }
}

/** What each of some fields writes into a node. */
const writingsInto = (node: Writing['node'], fields: readonly Field[], failed: string[]): Writing[] =>
  fields.flatMap((field) =>
    valuesOf(field).flatMap((entered) => {
      const name = `${node['type'] ?? node['actionType']} ${field.name}`;
      const value = tried(failed, name, () => copied(written(field, entered, node)));
      return value === undefined || value === null ? [] : [{ node, name: field.name, value }];
    }),
  );

interface ActionEntry {
  actionType: string;
  schema?: unknown;
  children?: ActionEntry[];
}

/** The actions that the event panel offers. */
const actionsOf = (entries: readonly ActionEntry[]): ActionEntry[] =>
  entries.flatMap((entry) => (entry.children ? actionsOf(entry.children) : [entry]));

/** The fields of the dialog of an action; those of its arguments stand in a combo. */
const actionFields = ({ schema }: ActionEntry): Field[] =>
  fieldsOf(schema).flatMap((field) => (field.name === 'args' ? fieldsOf(field.items, 'args.') : [field]));

/** What the dialogs of all actions write. */
export function actionWritingsOf(manager: EditorManager): { actions: string[]; writings: Writing[]; failed: string[] } {
  const failed: string[] = [];
  const actions = actionsOf(ACTION_TYPE_TREE(manager) as ActionEntry[]);
  const writings = actions.flatMap((action) =>
    writingsInto({ actionType: action.actionType }, actionFields(action), failed),
  );
  return { actions: actions.map(({ actionType }) => actionType), writings, failed };
}

/** What the panels of all plugins write, and what could not be found out. */
export function writingsOf({ plugins }: EditorManager): { writings: Writing[]; failed: string[] } {
  const failed: string[] = [];
  const writings = plugins.flatMap((plugin) => {
    const node = copied(plugin.scaffold) as Writing['node'] | null;
    if (!node?.['type']) return [];
    const fields = tried(failed, `${node['type']}`, () => fieldsOf(panelOf(plugin, node))) ?? [];
    return writingsInto(node, fields, failed);
  });
  return { writings, failed };
}
