import { MOST_MESSAGES } from '../limits.ts';
import { property } from '../walk.ts';
import type { PageFinding } from './finding.ts';
import type { PageNode } from './nodes.ts';

/** Fields that a person fills in and that show no words of their own. */
const INPUT =
  /^(?:input-(?!group|sub-form|table|array|kv)|select$|multi-select$|textarea$|tree-select$|nested-select$|chained-select$|send-code$|captcha-image$)/;

/** Nodes that set out their fields as a form does. */
const FORMS = /^(?:form|wizard|input-sub-form)$/;

/** Where a field stands; one that edits a cell has its column's title. */
const PLACES = new Set(['body', 'items', 'addControls', 'editControls']);

/** The rows of this node are made of fields. */
const EDITED_TABLE = 'input-table';

/** The picture of a card is no node of its own, and amis gives it no text. */
const MEDIA = 'media';

const NAMES = ['label', 'ariaLabel', 'title', 'labelRemark'];

/** Rows of combos, filters and fields that stand alone may say it inside: without any of these, the field's name in the data is read out. */
const NAMES_OUTSIDE_FORMS = [...NAMES, 'placeholder'];
const ALTERNATIVES = ['alt', 'ariaLabel', 'title', 'caption', 'imageCaption', 'label'];

/** The properties that say what an input or an image is. */
export const SAYING: readonly string[] = [...NAMES_OUTSIDE_FORMS, ...ALTERNATIVES];

/** Whether one of the properties says something. */
function says({ node }: PageNode, names: readonly string[]): boolean {
  return names.some((name) => {
    const value = property(node, name);
    return value !== undefined && (value.type !== 'string' || value.value !== '') && value.value !== false;
  });
}

/** What a person who does not see a node cannot know of it. */
function lacks(node: PageNode): string | undefined {
  const { type, scope, key } = node;
  const isPlace = PLACES.has(key) || (key === 'columns' && scope?.type === EDITED_TABLE);
  const names = scope && FORMS.test(scope.type) ? NAMES : NAMES_OUTSIDE_FORMS;
  if (INPUT.test(type) && isPlace && !says(node, names)) return 'accessibility.label';
  const isImage = (type === 'image' || type === 'static-image') && key !== MEDIA;
  const isUnnamed = isImage && property(node.node, 'alt') === undefined && !says(node, ALTERNATIVES);
  return isUnnamed ? 'accessibility.alternative' : undefined;
}

/** Inputs and images that a person who does not see them cannot know. */
export function unnamedNodes(nodes: readonly PageNode[]): PageFinding[] {
  const findings: PageFinding[] = [];
  for (const node of nodes) {
    const code = lacks(node);
    if (code !== undefined) findings.push({ node, code, severity: 'warning' });
    if (findings.length > MOST_MESSAGES) break;
  }
  return findings;
}
