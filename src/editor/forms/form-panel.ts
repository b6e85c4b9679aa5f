import type { EditorManager } from 'amis-editor-core';
import rowsField from '../../../schemas/editor/panels/form-fields.json' with { type: 'json' };
import { changePanels } from '../change-panels.ts';
import { componentWords, inWords } from '../palette/component-words.ts';
import { withGroup } from '../panel-groups.ts';
import { editedTexts } from '../texts/edited-texts.ts';
import { contentWith, type FieldRow, rowsOf } from './form-rows.ts';

const linesOf = (choices: string): string =>
  choices
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** Rows with the lines of choices that somebody is writing: an empty one is the beginning of the next. */
function asTyped(rows: readonly FieldRow[], typed: readonly FieldRow[]): FieldRow[] {
  return rows.map((row, at) => {
    const choices = typed[at]?.choices;
    return choices !== undefined && row.choices === linesOf(choices) ? { ...row, choices } : row;
  });
}

/** The panel's field that shows the fields of a form as rows. What is written is put into the content that the rows were read from. */
export function fieldRows(): object {
  const { $schema, ...field } = inWords(rowsField);
  let shown: unknown;
  let rows: FieldRow[] | undefined;
  return {
    ...field,
    changeImmediately: true,
    pipeIn(content: unknown) {
      if (!rows || content !== shown) rows = rowsOf(content, editedTexts.read);
      shown = content;
      return rows;
    },
    pipeOut(changed: readonly FieldRow[] | undefined) {
      shown = contentWith(shown, changed ?? [], editedTexts.read);
      rows = asTyped(rowsOf(shown, editedTexts.read), changed ?? []);
      return shown;
    },
  };
}

/** amis-editor's wizard for forms goes: a form is there at once, and its fields are rows at the head of its panel. */
export function showFormFields(manager: EditorManager): void {
  for (const plugin of manager.plugins)
    if (plugin.rendererName === 'form') Object.defineProperty(plugin, 'scaffoldForm', { value: undefined });
  changePanels(manager, (body, nodeId) => {
    if (manager.store.getSchema(nodeId)?.type !== 'form') return body;
    return withGroup(body, { key: 'form-fields', title: componentWords('editor.form.fields'), fields: [fieldRows()] });
  });
}
