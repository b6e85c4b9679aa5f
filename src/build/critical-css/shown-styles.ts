import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';
import { SHEET } from './plugin.ts';

/** Blocks of amis that stand in fields, editors, players and lists of records alone. */
const FIELDS =
  `ArrayInput AsideNav AssociatedSelection Audio CalendarMobile Cascader ChainedSelection CityArea CityPicker ColorPicker Combo
  ComboTabs Crud Crud2 DateCalendar DatePicker DateRangeCalendar DateRangePicker EditorControl ExcelControl FileControl
  FormulaCodeEditor FormulaEditor FormulaPicker GroupedSelection IconPickerControl IconSelectControl ImageControl InputBox InputGroup
  InputRange InputTable ListControl LocationPicker Log MapPicker MonacoEditor Nav NestedSelect Number NumberControl Picker PickerColumns
  Rating ResultBox RichTextControl ScheduleCalendar Select SelectControl Selection Selections Signature SubForm Switch Table2
  TableSelection TabsTransfer TagControl TextControl TextareaControl Transfer TransferDropDown TransferPicker Tree TreeControl TreeSelect
  TreeSelection UserSelect UserTabSelect Verification Video Wizard`.split(/\s+/);

/** Names of families of such blocks, of the packages behind them, and of the platform's own pages. */
const OTHERS =
  'cxd-(?:CB|Calendar|JSONSchema|SchemaEditor)[A-Z]|tox|mce-|video-react|fr-|ov-|rdt|cropper|CodeMirror|cm-|ae-|AMISDebug|pw-(?:captcha|center|docs|find|login|phone|recent|setup|side|template)';

const KEPT = new RegExp(`^(?!cxd-(?:${FIELDS.join('|')})(?:-|$)|${OTHERS})`);

/** A style sheet without the rules that only fields, editors, players and the platform's own pages have. */
export async function shownStyles(css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({ content: [], css: [{ raw: css }], safelist: [KEPT] });
  if (!result?.css) throw new Error('styles of shown things: nothing of the style sheet is left');
  return result.css;
}

/**
 * Makes a second, smaller file of the style sheet, for shared pages that only show things (`src/screens/shows-only.ts`), and leaves its
 * address in their document as `<!--pagewright:shown-styles href="…"-->`.
 * @param document file name of the HTML document, which holds the place `<!--pagewright:shown-->`
 */
export const shownSheet = (document: string): Plugin => ({
  name: 'pagewright:shown-styles',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const html = bundle[document];
    const sheet = Object.values(bundle).find((file) => file.type === 'asset' && SHEET.test(file.fileName));
    if (html?.type !== 'asset' || sheet?.type !== 'asset') throw new Error(`shown styles: no sheet or no ${document}`);
    const source = await shownStyles(String(sheet.source));
    const file = this.getFileName(this.emitFile({ type: 'asset', name: 'shown.css', source }));
    const marker = `<!--pagewright:shown-styles href="./${file}"-->`;
    html.source = String(html.source).replace('<!--pagewright:shown-->', () => marker);
  },
});
