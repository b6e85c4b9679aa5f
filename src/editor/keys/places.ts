/** Where somebody types. Boxes to tick and buttons take no text. */
const FIELDS = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=range], [type=file])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=textbox]',
  '[role=combobox]',
  '[role=searchbox]',
  '[role=spinbutton]',
  '.CodeMirror',
  '.monaco-editor',
].join();

/** What is open in front of the editor takes the keys. */
const IN_FRONT = '.cxd-Modal, .cxd-Drawer, .cxd-PopOver';

/** Fields of the property panel, boxes and buttons among them. */
const PANEL = '.editor-right-panel';

/** An element by what is asked of it: those of the canvas are of another window, whose classes are others. */
type Place = Partial<Pick<Element, 'closest'>> | null;

const isWithin = (place: unknown, selector: string): boolean => Boolean((place as Place)?.closest?.(selector));

/** Fields for code, which have keys of their own. */
const CODE = '.CodeMirror, .monaco-editor';

/** Whether somebody types code there. */
export const isCode = (place: unknown): boolean => isWithin(place, CODE);

/** Whether somebody types there. */
export const isField = (place: unknown): boolean => isWithin(place, FIELDS);

/** Whether a key without Control belongs to what has the focus there. */
export const isPanel = (place: unknown): boolean => isWithin(place, PANEL);

/** Whether a dialog or a list is open in front of the editor. */
export const isSomethingInFront = (): boolean => document.querySelector(IN_FRONT) !== null;
