import { panelConditions } from 'virtual:amis-editor-conditions';
// The canvas shows any page, and amis-editor uses the packages of rare features itself.
import 'virtual:deferred-packages';
import type { EditorManager } from 'amis-editor-core';
import { registerLookRenderers } from '../host/renderers/look-renderers.ts';
import { offerCalls } from './calls/call-panel.ts';
import { CanvasNode } from './canvas/canvas-node.tsx';
import { canvasSpeaker } from './canvas/canvas-speaker.ts';
import { conditions } from './canvas/conditions.ts';
import { drawn } from './canvas/drawn.ts';
import { eachCanvas } from './canvas/each-canvas.ts';
import { followNodes } from './canvas/follow-nodes.ts';
import { registerIncluded } from './canvas/included.tsx';
import { pathOf } from './canvas/node-paths.ts';
import { registerPlaceholders } from './canvas/placeholders.tsx';
import { hasItems, sampleItem, sampleRow } from './canvas/sample-rows.ts';
import { canvasSheets } from './canvas/sheets.ts';
import { aroundPage } from './canvas/tenant-page.tsx';
import { showChartSettings } from './charts/chart-panel.ts';
import { registerCommands } from './commands.ts';
import { followVersion } from './components/follow-version.ts';
import { registerUnknownProperties } from './components/unknown-properties.tsx';
import { allowOwnPrograms } from './doors/actions.ts';
import { openConditions } from './doors/conditions.ts';
import { blankFields, filterPanels } from './doors/panels.ts';
import { showFormFields } from './forms/form-panel.ts';
import { typedAsOne } from './history/typed-as-one.ts';
import { provideWorkers } from './json/workers.ts';
import { drawLate } from './late/panels.ts';
import { registerLateTabs } from './late/tabs.tsx';
import { offerLooks } from './looks/offer-looks.ts';
import { giveFreshIds, selectAdded } from './nodes/insert-nodes.ts';
import { nameMenu } from './nodes/menu-words.ts';
import { selectNeighbour } from './nodes/select-neighbour.ts';
import { wordsInStep } from './nodes/words-in-step.ts';
import { askOnce } from './one-condition.ts';
import { leaveAlone } from './page/leave-alone.ts';
import { isNote, isOfAuthors } from './page/notes.ts';
import { refusePresets } from './page/refuse-presets.ts';
import { tickRegions } from './page-regions.ts';
import { arrangePalette } from './palette/arrange.ts';
import { componentWords, outlineLabel } from './palette/component-words.ts';
import { insertAtEnd } from './palette/insert-at-end.ts';
import { offerIcons } from './palette/offer-icons.ts';
import { registerPictures } from './palette/pictures.tsx';
import { registerPartHead } from './parts/part-panel.tsx';
import { notePartOf, registerSharedNote } from './parts/shared-note.tsx';
import { keepTyped, registerPanelFields } from './pending/panel-fields.ts';
import { leavePopups } from './popups/leave-popups.ts';
import { registerProblemNote } from './problem-note.tsx';
import { insertTemplates } from './templates/insert-template.ts';
import { editClicked } from './texts/edit-clicked.ts';
import { editedTexts } from './texts/edited-texts.ts';
import { registerKeyedField } from './texts/keyed-field.tsx';
import { registerNodeTexts } from './texts/node-texts-field.tsx';
import { showTexts } from './texts/panels.ts';

export { knownCalls } from './calls/known-calls.ts';
export { setCommands } from './commands.ts';
export { followEditing } from './editing.ts';
export { keepHistory } from './history/keep-history.ts';
export { selectChanged } from './history/select-changed.ts';
export { beginUnread, forgetUnread } from './json/unread-text.ts';
export { jsonView } from './json/view-state.ts';
export { workOnNodes } from './node-work.ts';
export { ownPlugins } from './own-plugins.ts';
export { marked } from './page/marked.ts';
export { setComponentTexts } from './palette/component-words.ts';
export { framework } from './palette/framework.ts';
export { partEditor, setPartEditor } from './parts/edit-part.ts';
export { knownParts } from './parts/known-parts.ts';
export { errorRows } from './problem-store.ts';
export { editorBeside } from './session/editor-address.ts';
export { discardAll, publish } from './session/publish.ts';
export { showProblem } from './show-problem.ts';
export { offerTemplates } from './templates/offer-templates.ts';
export { editedTexts } from './texts/edited-texts.ts';
export { default as Workplace } from './workplace.tsx';

/** Every editor leaves its page alone, offers no programs and gives ids to what is new, those in dialogs too. */
function setUp(manager: EditorManager): void {
  leaveAlone(manager);
  refusePresets(manager);
  filterPanels(manager);
  showFormFields(manager);
  showChartSettings(manager);
  followVersion(manager);
  offerCalls(manager);
  offerLooks(manager);
  tickRegions(manager);
  askOnce(manager);
  drawLate(manager);
  keepTyped(manager);
  typedAsOne(manager);
  giveFreshIds(manager);
  wordsInStep(manager);
  selectAdded(manager);
  selectNeighbour(manager);
  arrangePalette(manager);
  insertAtEnd(manager);
  insertTemplates(manager);
  nameMenu(manager);
  showTexts(manager);
  notePartOf(manager);
  editClicked(manager);
  followNodes(manager);
  eachCanvas(manager, (page) => {
    page.documentElement.lang = document.documentElement.lang;
  });
  leavePopups(manager);
}

let isPrepared = false;

/** Prepares the document for amis-editor; it happens once. */
export function prepareEditor(): void {
  if (isPrepared) return;
  isPrepared = true;
  registerPictures();
  window.pagewrightCanvas = {
    sheets: canvasSheets,
    speaker: canvasSpeaker,
    around: aroundPage,
    Node: CanvasNode as never,
    label: (node) => outlineLabel(node, editedTexts.rootOf(String(node.schema?.$$id)) ?? {}),
    say: (name) => componentWords(`editor.amis.${name}`),
    sampleRow,
    sampleItem,
    hasItems,
    isNote,
    isOfAuthors,
    hides: conditions.hold,
    pathOf,
    drawn,
    mounted: setUp,
  };
  provideWorkers();
  registerLookRenderers();
  registerIncluded();
  registerPlaceholders();
  registerProblemNote();
  registerPartHead();
  registerSharedNote();
  registerNodeTexts();
  registerKeyedField();
  registerUnknownProperties();
  registerLateTabs();
  registerPanelFields();
  registerCommands();
  offerIcons();
  allowOwnPrograms();
  blankFields();
  openConditions(panelConditions);
}
