import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

const MODULE = 'amis-editor-core/esm/index.js';

const patch = (...changes: readonly (readonly [from: string, to: string])[]): ModulePatch => ({
  module: MODULE,
  change: (code) => changes.reduce((text, [from, to]) => replaceOrFail(text, from, to), code),
});

/**
 * Three faults put right.
 * - The package hands its own proxy to `Reflect.get` as receiver; mobx 4 then prints a warning for every single read (about 760 in
 *   one session). The value is the same without the receiver.
 * - The frame around a selected node returns before its last hook when the node was just replaced, which React refuses
 *   (error 300): every change of a field's name threw.
 * - A double click on a text began an editor in its place: the Froala editor, which is not shipped, threw; the other wrote the words that the
 *   canvas shows over the key of a text. `src/editor/texts/edit-clicked.ts` leads to the field of the panel.
 */
export const editorCore = patch(
  ["'raw'===t?e:Reflect.get(e,t,a)", "'raw'===t?e:Reflect.get(e,t)"],
  [
    "return React__default.createElement('div',null);var P=O-o.x<176",
    "return React__default.useLayoutEffect((function(){}),[!1,!1]),React__default.createElement('div',null);var P=O-o.x<176",
  ],
  ['e.prototype.startInlineEdit=function(e,t,a,n){', 'e.prototype.startInlineEdit=function(e,t,a,n){return;'],
);

/**
 * The canvas stands in a frame of its own on every width. The frame begins with the sheets that the editor document names, instead of
 * all of the document's. It is a phone when the page says so, and not always. Nodes that a reader would not see are left out when the page says so.
 * The outline calls a node as we say. The page in it has a speaker of its own: the panels share its environment, and their actions do run.
 * The page of a company or an app is drawn within the bounds of such pages. What belongs to the page's document is put there from
 * the first picture on.
 * `src/editor/canvas/hooks.ts` has what is asked for here.
 */
export const editorCanvas = patch(
  ['createElement(SchemaRenderer$1,', 'createElement(window.pagewrightCanvas?.Node??SchemaRenderer$1,'],
  [
    "className:'ae-PageWrapper'},render(t?",
    "className:'ae-PageWrapper'},window.pagewrightCanvas.around(()=>this.iframeRef?.contentWindow,render(t?",
  ],
  [
    'getModalContainer:this.getModalContainer})),React__default.createElement(InnerSvgSpirit,null)',
    'getModalContainer:this.getModalContainer}))),React__default.createElement(InnerSvgSpirit,null)',
  ],
  [
    't.prototype.getModalContainer=function(){return this.props.store.getDoc().body}',
    't.prototype.getModalContainer=function(){return(this.iframeRef?.contentWindow?.document??this.props.store.getDoc()).body}',
  ],
  [
    `[].slice.call(document.querySelectorAll('link[rel="stylesheet"], style')).map((function(e){return e.outerHTML}))`,
    'window.pagewrightCanvas.sheets()',
  ],
  // The document refuses `srcdoc`. The markup that the frame begins with is ours alone.
  [
    "createElement(Frame,{className:'ae-PreviewIFrame',",
    "createElement(Frame,{className:'ae-PreviewIFrame',dangerouslyUseDocWrite:!0,",
  ],
  [
    "session:'preview-'.concat(t.props.manager.id),",
    "session:'preview-'.concat(t.props.manager.id),speaker:window.pagewrightCanvas.speaker,",
  ],
  [
    "~['visible','visibleOn','hidden','hiddenOn','toggled','animations'].indexOf(n)&&(",
    "~['visible','visibleOn','hidden','hiddenOn','toggled','animations'].indexOf(n)&&!window.pagewrightCanvas?.hides()&&(",
  ],
  ["'dialogTitle'):e.label}", "'dialogTitle'):window.pagewrightCanvas.label(e)}"],
  ['useMobileUI:!0,isMobile:this.isMobile', 'useMobileUI:!!this.props.narrow,isMobile:()=>!!this.props.narrow'],
);

/** Levels of data are counted in the language of the editor: a Chinese word stood behind the English ones. */
export const editorLevels = patch(
  [
    "i18n('af767b7e4ae069d54f9ea839858d4c6d').concat(t,'层'))})))",
    "i18n('004d4be2ba8e6b8eed9333d15bc80a88',{'@1':t}))})))",
  ],
  [
    "0===t?'当前层'.concat(e.label?'('+e.label+')':''):e.title||i18n('af767b7e4ae069d54f9ea839858d4c6d').concat(t,'层').concat(e.label?'('+e.label+')':'')",
    "0===t?i18n('bc63dada3cdf28357dd4fe56ff5c567f',{'@1':e.label?'('+e.label+')':''}):e.title||i18n('0383d6f467ed0dd89860a7b8cc793ce9',{'@1':t,'@2':e.label?'('+e.label+')':''})",
  ],
);

/**
 * Every editor says that it is there, those in dialogs too. No message of another window brings plugins along. The width of a column, such
 * as `1/2`, is worked out and not evaluated: it stands in a node.
 */
export const editorDoors = patch(
  [
    'eval(context.data.$$defaultColSize||1)',
    "String(context.data.$$$$defaultColSize||1).split('/').reduce((function(e,t){return e/t}))",
  ],
  ['null==p||p(o.manager),o}', 'null==p||p(o.manager),window.pagewrightCanvas?.mounted(o.manager),o}'],
  [`'amis-widget-register-event'===e.data.type`, '!1'],
);

/**
 * What an author has written stays where it is. amis-editor would move the styles of six types into `themeCss` as soon as a page is opened,
 * take `editorState` and names with `.` or `#` at their head out of every object with a type, and all names with `__` at their head out of
 * what it copies. `src/editor/page/notes.ts` knows its own names.
 */
export const editorStyles = patch(
  ['function style2ThemeCss(e){if(!(null==e?void 0:e.style)||', 'function style2ThemeCss(e){if(!0||'],
  ['function clearDirtyCssKey(e){if(!(null==e?void 0:e.type))', 'function clearDirtyCssKey(e){if(!0)'],
  ["!1!==t&&'__'===a.substring(0,2)", '!1!==t&&window.pagewrightCanvas?.isNote(a)'],
  ['var o=JSONPipeOut(n,t);', 'var o=JSONPipeOut(n,window.pagewrightCanvas?.isOfAuthors(a)?!1:t);'],
);

/**
 * At the start, renderers are loaded that a plugin changes, and no others. A type whose component is not there yet is left to amis,
 * which draws the node again with it.
 */
export const editorRenderers = patch(
  [
    'return t=[],[4,Promise.all(e.map((function(e){return loadAsyncRenderer(e)})))',
    'return t=[],[4,Promise.all((e=e.filter((function(e){return a.plugins.some((function(t){return Array.isArray(t.regions)&&t.regions.some((function(a){return a.renderMethod&&(a.rendererName||t.rendererName)===e.name}))||t.overrides&&(t.overrideTargetRendererName||t.rendererName)===e.name}))}))).map((function(e){return loadAsyncRenderer(e)})))',
  ],
  [
    'var d=i.getEditorInfo(o,e,t);return d&&(o=__assign',
    'if(!o.component&&o.getComponent)return o;var d=i.getEditorInfo(o,e,t);return d&&(o=__assign',
  ],
);

/**
 * What did not change on the page keeps its identity on the canvas. amis-editor copies every list of the page with each change, so amis would
 * draw all nodes anew. What a reader would see is kept apart from what an editor sees.
 */
export const editorRedraws = patch([
  'function filterSchemaForEditor(e){if(Array.isArray(e))return e.map((function(e){return filterSchemaForEditor(e)}));',
  'var shownParts=[new WeakMap,new WeakMap];function filterSchemaForEditor(e){if(null===e||"object"!=typeof e)return e;var t=shownParts[window.pagewrightCanvas?.hides()?1:0],a=t.get(e);return void 0===a&&(a=filterParts(e),Array.isArray(a)&&a.every((function(t,a){return t===e[a]}))&&(a=e),t.set(e,a)),a}function filterParts(e){if(Array.isArray(e))return e.map((function(e){return filterSchemaForEditor(e)}));',
]);

/**
 * A node is found by its id without a walk over the page; `src/editor/canvas/node-paths.ts` keeps the ways. Nothing is looked for where
 * no node is named: while nothing is selected, amis-editor walked all nodes of the canvas again with each node that it drew. The
 * children of a node are put into their order without a search for each comparison.
 */
export const editorLookups = patch(
  [
    "function JSONGetPathById(e,t,a){void 0===a&&(a='$$id');",
    "function JSONGetPathById(e,t,a){void 0===a&&(a='$$$$id');if('$$$$id'===a){var p=window.pagewrightCanvas?.pathOf(e,t);if(p)return p}",
  ],
  [
    'getNodeById:function(t,a){return e.root.getNodeById(t,a)}',
    'getNodeById:function(t,a){return t?e.root.getNodeById(t,a):void 0}',
  ],
  [
    'var n=this.schema.map((function(e){return null==e?void 0:e.$$id})).filter((function(e){return e}));t=t.sort((function(e,t){return n.indexOf(e.id)-n.indexOf(t.id)}))',
    'var n=new Map;this.schema.forEach((function(e){e&&e.$$$$id&&!n.has(e.$$$$id)&&n.set(e.$$$$id,n.size)}));var o=function(e){return n.has(e.id)?n.get(e.id):-1};t=t.sort((function(e,t){return o(e)-o(t)}))',
  ],
);

/**
 * Selecting a node moves nothing on the page. amis-editor would draw all its empty regions as soon as it is selected: a page got a sidebar
 * and a row for tools, and a form lost its button. What a node is for has its place then; the others have theirs while something is dragged there.
 */
export const editorRegions = patch([
  'return t.id&&(i.isActive(t.id)||i.dropId===t.id)&&Array.isArray(t.regions)&&t.regions.forEach((function(e){var t=e.key;if(',
  "var o=t.id&&(i.dropId===t.id||i.isActive(t.id)&&Array.isArray(t.regions)&&(t.regions.find((function(e){return'body'===e.key}))??t.regions[0])?.key);return o&&Array.isArray(t.regions)&&t.regions.forEach((function(e){var t=e.key;if((!0===o||o===t)&&",
]);

/**
 * When undo takes the selected node away, nothing is selected: the page itself would be drawn with the places of its empty regions.
 * The panel of a selected node is made once the node is drawn. amis-editor draws all of a page anew when the page itself is no longer
 * selected; a node that was clicked then was not there for a moment, and nothing showed its panel. `src/editor/canvas/drawn.ts` waits. A node that is gone by then has nothing around it; the whole editor
 * fell where its frame asked for that. The palette stays as it is while what it adds to is not drawn.
 */
export const editorSelection = patch(
  [
    'if(!(s=this.store.getNodeById(d)))return[2,o];',
    'if(!(s=this.store.getNodeById(d)))return[2,this.store.subRenderers];',
  ],
  ['get schemaParent(){var t=getRoot(e);', 'get schemaParent(){if(!isAlive(e))return null;var t=getRoot(e);'],
  ['e.getSchema(e.activeId)||this.setActiveId(e.getRootId())', "e.getSchema(e.activeId)||this.setActiveId('')"],
  [
    'this.buildToolbars(),[4,this.buildRenderers()];case 1:return a.sent(),this.buildPanels(),scrollToActive(',
    'this.buildToolbars(),[4,this.buildRenderers().then(()=>window.pagewrightCanvas?.drawn(this.store,e)??!0)];case 1:if(!a.sent())return[2];return this.buildPanels(),scrollToActive(',
  ],
);
