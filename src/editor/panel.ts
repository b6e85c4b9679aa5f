import { type Control, controlFor } from './control.ts';
import { PROBLEM_NOTE } from './problem-note-type.ts';
import { holdsNodes, type RendererSchema, resolved } from './renderer-schema.ts';
import { labelOf, type Words } from './words.ts';

/** The parts of a panel, in their order, and the properties that belong to each; the first takes what is left. */
const PARTS = [
  ['properties', () => true],
  ['state', (name: string) => /^(?:required|disabled|hidden|visible|static|readOnly)(?:On)?$/.test(name)],
  ['appearance', (name: string) => /className$|^(?:style|size|width|height|level)$/i.test(name)],
] as const;

/** Conditions that any node takes beside the properties of its schema. */
const CONDITIONS = ['visibleOn', 'disabledOn'];

const partOf = (name: string) => [...PARTS].reverse().find(([, belongs]) => belongs(name))?.[0];

/** The note below a field that shows what the checker says about its property. */
const noteFor = (nodeId: string, property: string): Record<string, unknown> => ({
  type: PROBLEM_NOTE,
  nodeId,
  property,
});

/**
 * The property panel of a renderer, made of its `schema.json` alone: a field for each property with its problems below,
 * in groups that can be folded.
 *
 * @param node the id of the selected node in the editor, by which its problems are found.
 */
export function panelFor(renderer: RendererSchema, node: string, words: Words): object[] {
  const { properties, required = [], definitions } = renderer;
  const groups = new Map<string, object[]>(PARTS.map(([part]) => [part, []]));
  const add = (control: Control) =>
    groups.get(partOf(control.name) ?? 'properties')?.push(control, noteFor(node, control.name));
  for (const [name, described] of Object.entries(properties)) {
    const schema = resolved(described, definitions);
    if (holdsNodes(schema)) continue;
    const control = controlFor(name, schema, required.includes(name), words);
    if (control) add(control);
  }
  for (const name of CONDITIONS) {
    const control = { type: 'ae-expressionFormulaControl', name, label: labelOf(name, words) };
    groups.get('state')?.push(control, noteFor(node, name));
  }
  const body = [...groups].filter(([, fields]) => fields.length > 0);
  return [
    {
      type: 'collapse-group',
      className: 'ae-formItemControl-collapse',
      activeKey: body.map(([part]) => part),
      expandIconPosition: 'right',
      body: body.map(([part, fields]) => ({
        type: 'collapse',
        key: part,
        headingClassName: 'ae-formItemControl-header',
        bodyClassName: 'ae-formItemControl-body',
        header: words(`editor.part.${part}`) ?? part,
        body: fields,
      })),
    },
  ];
}
