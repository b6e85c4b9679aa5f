import { needsLabel } from '../../types/field-types.ts';
import { property } from '../walk.ts';
import type { PageFinding } from './finding.ts';
import type { PageNode } from './nodes.ts';

/** Nodes that set out their fields as a form does. */
const FORMS = /^(?:form|wizard|input-sub-form)$/;

/** Where a field stands; one that edits a cell has its column's title. */
const PLACES = new Set(['body', 'items', 'addControls', 'editControls']);

/** The rows of this node are made of fields. */
const EDITED_TABLE = 'input-table';

/** The picture of a card is no node of its own, and amis gives it no text. */
const MEDIA = 'media';

const NAMES = ['label', 'ariaLabel', 'title', 'labelRemark', 'option'];

/** Rows of combos, filters and fields that stand alone may say it inside: without any of these, the field's name in the data is read out. */
const NAMES_OUTSIDE_FORMS = [...NAMES, 'placeholder'];
const NAMES_OF_BUTTONS = [...NAMES, 'tooltip', 'aria-label'];
const ALTERNATIVES = ['alt', 'ariaLabel', 'title', 'caption', 'imageCaption', 'label'];

/** The properties that say what an input, a button or an image is. */
export const SAYING: readonly string[] = [...NAMES_OUTSIDE_FORMS, ...NAMES_OF_BUTTONS, ...ALTERNATIVES];

/** Whether one of the properties says something. */
function says({ node }: PageNode, names: readonly string[]): boolean {
  return names.some((name) => {
    const value = property(node, name);
    return value && value.value !== false && /\S/.test(value.value);
  });
}

/** What a person who does not see a node cannot know of it. */
function lacks(node: PageNode): string | undefined {
  const { type, scope, key } = node;
  const isPlace = PLACES.has(key) || (key === 'columns' && scope?.type === EDITED_TABLE);
  const names = scope && FORMS.test(scope.type) ? NAMES : NAMES_OUTSIDE_FORMS;
  if (needsLabel(type) && isPlace && !says(node, names)) return 'accessibility.label';
  if (type === 'button' && says(node, ['icon']) && !says(node, NAMES_OF_BUTTONS)) return 'accessibility.button';
  const isImage = /^(?:static-)?image$/.test(type) && key !== MEDIA;
  const isUnnamed = isImage && !property(node.node, 'alt') && !says(node, ALTERNATIVES);
  return isUnnamed ? 'accessibility.alternative' : undefined;
}

/** Inputs, buttons and images that a person who does not see them cannot know. */
export function unnamedNodes(nodes: readonly PageNode[]): PageFinding[] {
  return nodes.flatMap((node) => {
    const code = lacks(node);
    return code === undefined ? [] : [{ node, code, severity: 'warning' }];
  });
}
