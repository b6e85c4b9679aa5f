import type { Plugin } from 'vite';
import { chart } from './amis/chart.ts';
import { combo } from './amis/combo.ts';
import { cxd } from './amis/cxd.ts';
import { iconPicker } from './amis/icon-picker.ts';
import { inputDate } from './amis/input-date.ts';
import { inputFile } from './amis/input-file.ts';
import { inputImage } from './amis/input-image.ts';
import { rendererTable } from './amis/minimal.ts';
import { page } from './amis/page.ts';
import { excelOnDemand } from './amis/table.ts';
import { ownWords } from './amis/words.ts';
import { action } from './amis-core/actions/action.ts';
import { lazyComponent } from './amis-core/components/lazy-component.ts';
import { overlay } from './amis-core/components/overlay.ts';
import { register } from './amis-core/renderers/register.ts';
import { renewedRules, tableStoreName } from './amis-core/renderers/wrap-control.ts';
import { scoped } from './amis-core/scoped.ts';
import { enteringStores } from './amis-core/store/rare-stores.ts';
import { openStoreList, storeList } from './amis-core/store/store-list.ts';
import { api } from './amis-core/utils/api.ts';
import { debug } from './amis-core/utils/debug.ts';
import { findOption, toggledOption } from './amis-core/utils/find-option.ts';
import { formula } from './amis-core/utils/formula.ts';
import { normalizeOptions } from './amis-core/utils/normalize-options.ts';
import { rendererEvent } from './amis-core/utils/renderer-event.ts';
import { resolveVariableAndFilter } from './amis-core/utils/resolve-variable-and-filter.ts';
import { resolveVariableAndFilterForAsync } from './amis-core/utils/resolve-variable-and-filter-for-async.ts';
import { tokenize } from './amis-core/utils/tokenize.ts';
import { tplLodash } from './amis-core/utils/tpl-lodash.ts';
import { withStore } from './amis-core/with-store.ts';
import { chineseEditorWords } from './amis-editor/chinese-words.ts';
import { conditionBuilder } from './amis-editor/condition-builder.ts';
import { each, eachCard } from './amis-editor/each.ts';
import { plainEnglish } from './amis-editor/english.ts';
import { inputTable } from './amis-editor/input-table.ts';
import { locales } from './amis-editor/locales.ts';
import { radios } from './amis-editor/radios.ts';
import { listSamples, otherTableSamples, tableSamples } from './amis-editor/sample-rows.ts';
import { staticValue } from './amis-editor/static.ts';
import { editorTable } from './amis-editor/table.ts';
import { unseenFields } from './amis-editor/unseen-fields.ts';
import { editorWords } from './amis-editor/words.ts';
import { componentTree } from './amis-editor-core/component-tree.ts';
import {
  editorCanvas,
  editorCore,
  editorDoors,
  editorLevels,
  editorLookups,
  editorRedraws,
  editorRegions,
  editorRenderers,
  editorSelection,
  editorStyles,
} from './amis-editor-core/editor-core.ts';
import { paletteSearch } from './amis-editor-core/palette-search.ts';
import { editorPhrases } from './amis-editor-core/phrases.ts';
import { editorFonts } from './amis-editor-core/style.ts';
import { themeSelect } from './amis-theme-editor-helper/theme-select.ts';
import { styleWords } from './amis-theme-editor-helper/words.ts';
import { calendar } from './amis-ui/calendar.ts';
import { codeMirror } from './amis-ui/code-mirror.ts';
import { datePicker } from './amis-ui/date-picker.ts';
import { icons, restIcons } from './amis-ui/icons.ts';
import { input } from './amis-ui/input.ts';
import { markdown } from './amis-ui/markdown.ts';
import { richText } from './amis-ui/rich-text.ts';
import { searchBox } from './amis-ui/search-box.ts';
import { select } from './amis-ui/select.ts';
import { table } from './amis-ui/table.ts';
import { tinymce } from './amis-ui/tinymce.ts';
import { wholePackage } from './amis-ui/whole-package.ts';
import { colorizer } from './monaco-editor/colorizer.ts';
import { deferredPackages } from './packages/deferred-packages.ts';
import { i18nRuntime } from './packages/i18n-runtime.ts';
import { packageRules } from './packages/package-rules.ts';
import { tinymcePolicy } from './packages/tinymce-policy.ts';
import { wholeLodash } from './packages/whole-lodash.ts';
import { shortWordKeys } from './packages/word-keys.ts';
import { type LeftOut, leaveOut } from './tools/left-out.ts';
import { type ModulePatch, patchModules } from './tools/module-patch.ts';

/** Modules of amis whose text is changed. */
export const changedModules: ModulePatch[] = [
  action,
  api,
  ...chineseEditorWords,
  ...ownWords,
  chart,
  codeMirror,
  colorizer,
  tinymcePolicy,
  combo,
  componentTree,
  conditionBuilder,
  cxd,
  debug,
  each,
  ...eachCard,
  editorCanvas,
  editorCore,
  editorDoors,
  editorFonts,
  editorLookups,
  editorPhrases,
  editorRedraws,
  editorRegions,
  editorRenderers,
  editorSelection,
  editorTable,
  editorLevels,
  editorStyles,
  ...editorWords,
  ...enteringStores,
  i18nRuntime,
  findOption,
  toggledOption,
  formula,
  iconPicker,
  icons,
  input,
  inputDate,
  datePicker,
  inputFile,
  inputImage,
  inputTable,
  listSamples,
  staticValue,
  ...locales,
  markdown,
  lazyComponent,
  normalizeOptions,
  otherTableSamples,
  overlay,
  page,
  ...plainEnglish,
  excelOnDemand,
  paletteSearch,
  radios,
  register,
  rendererEvent,
  renewedRules,
  resolveVariableAndFilter,
  resolveVariableAndFilterForAsync,
  scoped,
  searchBox,
  select,
  storeList,
  ...styleWords,
  table,
  tableSamples,
  tableStoreName,
  themeSelect,
  tinymce,
  tokenize,
  tplLodash,
  ...unseenFields,
  ...wholeLodash,
  withStore,
];

/** Modules of amis some of whose imports are left out. */
export const trimmedModules: LeftOut[] = [...wholePackage, calendar, richText];

/** Everything that patches or trims amis, for the configuration of Vite. README.md says what each is for. */
export const amisPatches = (): Plugin[] => [
  packageRules(),
  deferredPackages(),
  openStoreList(),
  rendererTable(),
  restIcons(),
  leaveOut(trimmedModules),
  ...patchModules(changedModules),
  shortWordKeys(),
];
