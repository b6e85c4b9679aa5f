import type { EditorManager } from 'amis-editor-core';
import callFields from '../../../schemas/editor/panels/form-calls.json' with { type: 'json' };
import rowsField from '../../../schemas/editor/panels/form-fields.json' with { type: 'json' };
import { type AsTyped, asTyped, forNode } from '../as-typed.ts';
import { READS_ONLY } from '../calls/call-panel.ts';
import { changePanels } from '../change-panels.ts';
import { isObject, type Json } from '../page/json.ts';
import { componentWords, inWords } from '../palette/component-words.ts';
import { withGroup, withPart } from '../panel-groups.ts';
import { editedTexts } from '../texts/edited-texts.ts';
import { contentWith, type FieldRow, rowsOf } from './form-rows.ts';

const linesOf = (choices: string): string =>
  choices
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** Rows with the lines of choices that somebody is writing: an empty one is the beginning of the next. */
function withTypedChoices(rows: readonly FieldRow[], typed: readonly FieldRow[]): FieldRow[] {
  return rows.map((row, at) => {
    const choices = typed[at]?.choices;
    return choices !== undefined && row.choices === linesOf(choices) ? { ...row, choices } : row;
  });
}

/** What a form's rows keep while somebody types. */
export const rowsTyped = (): AsTyped<readonly FieldRow[]> =>
  asTyped({
    read: (content) => rowsOf(content, editedTexts.read),
    write: (rows, content) => contentWith(content, rows, editedTexts.read),
    shown: (rows, content) => withTypedChoices(rowsOf(content, editedTexts.read), rows),
  });

/** The panel's field that shows the fields of a form as rows. What is written is put into the content that the rows were read from. */
export function fieldRows({ pipeIn, pipeOut }: AsTyped<readonly FieldRow[]>): object {
  const { $schema, ...field } = inWords(rowsField);
  return {
    ...field,
    changeImmediately: true,
    pipeIn,
    pipeOut: (rows: readonly FieldRow[] | undefined) => pipeOut(rows ?? []),
  };
}

const hasSource = ({ type, body }: Json): boolean =>
  type === 'collapse' && Array.isArray(body) && body.some((part) => isObject(part) && part['name'] === 'feat');

/** A panel whose source of data is two calls. amis-editor asks first what a form is for, and shows no call until somebody has changed that. */
export function withFormCalls(panel: unknown): unknown {
  const { saves, opens } = inWords(callFields);
  const body = [saves, { ...opens, [READS_ONLY]: true }];
  return withPart(panel, hasSource, (group) => ({ ...group, body })) ?? panel;
}

/** amis-editor's wizard for forms goes: a form is there at once, and its fields are rows at the head of its panel. */
export function showFormFields(manager: EditorManager): void {
  for (const plugin of manager.plugins)
    if (plugin.rendererName === 'form') Object.defineProperty(plugin, 'scaffoldForm', { value: undefined });
  const typedOf = forNode(rowsTyped);
  changePanels(manager, (body, nodeId) => {
    if (manager.store.getSchema(nodeId)?.type !== 'form') return body;
    return withGroup(withFormCalls(body), {
      key: 'form-fields',
      title: componentWords('editor.form.fields'),
      fields: [fieldRows(typedOf(nodeId))],
    });
  });
}
