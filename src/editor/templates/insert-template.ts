import type { EditorManager } from 'amis-editor-core';
import { carrying } from '../nodes/words-in-step.ts';
import { componentWords } from '../palette/component-words.ts';
import { editedTexts } from '../texts/edited-texts.ts';
import { knownTemplates } from './known-templates.ts';
import { askedOf, withAnswers } from './params.ts';
import { copyFor } from './template-content.ts';

type Scaffold = EditorManager['scaffold'];

/** What amis-editor waits for when nothing is to be put on the page. */
const NOTHING = new Promise<never>(() => undefined);

/** Where amis-editor puts what comes from the palette: what is dragged goes into the place below it, what is clicked to the selected node. */
const placeOf = ({ store }: EditorManager): string => store.dropId || store.activeId || store.getRootId();

/** The page of an editor, and the pages around one in a dialog: their names must not clash. */
const pagesAround = ({ store, parent }: EditorManager): unknown[] => [
  store.schema,
  ...(parent ? pagesAround(parent) : []),
];

/** A copy of what a template shows, carrying its words. */
async function copyOf(id: number, manager: EditorManager): Promise<never> {
  const place = placeOf(manager);
  const found = await knownTemplates.content(id);
  if (!found) return NOTHING;
  const asked = askedOf(found, editedTexts.locale());
  const content = asked.length > 0 ? withAnswers(found, asked, await knownTemplates.askFor(asked)) : found;
  const copy = copyFor({
    screen: editedTexts.rootOf(place) ?? {},
    page: pagesAround(manager),
    template: content,
    product: editedTexts.product,
  });
  if (!copy) {
    knownTemplates.notice(componentWords('editor.template.empty') ?? '');
    return NOTHING;
  }
  knownTemplates.used(id);
  return carrying(copy.node, copy.words) as never;
}

/** Has the palette's entries of templates put copies on the page, by a click and by dragging. amis-editor asks forms for other entries. */
export function insertTemplates(manager: EditorManager): void {
  const scaffold: Scaffold = manager.scaffold.bind(manager);
  manager.scaffold = async (form, value) => {
    const { template } = form as { template?: number };
    return template === undefined ? scaffold(form, value) : copyOf(template, manager);
  };
}
