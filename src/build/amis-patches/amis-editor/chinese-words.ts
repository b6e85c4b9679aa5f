import { said, saidFor } from '../tools/said.ts';

const STATIC_CLICK = { 静态展示节点点击: 'staticClick', 静态展示时节点点击时触发: 'staticClickAbout' };

const LAZY_ROWS = {
  懒渲染行数: 'lazyRows',
  '表格渲染时，超过多少行后才开始懒渲染，默认 100 行。可以提升渲染性能。': 'lazyRowsAbout',
};

/** Words of plugins, by the file of the plugin. */
const PLUGINS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AnchorNav: { 锚点内容: 'section' },
  Button: { '指定此次操作完后关闭当前 ': 'closesAround' },
  CRUD: { '当前行记录 : ': 'currentRow' },
  'CRUD2/BaseCRUD': { 创建向导: 'wizard', 移动端下拉刷新文案配置: 'pullWords' },
  Carousel: { 配置轮播容器: 'slideContent' },
  Dialog: { 是否可全屏: 'fullScreen' },
  'Form/Form': { 表单初始化完成: 'formReady', 表单初始化完成时触发: 'formReadyAbout', 触发事件: 'event' },
  'Form/InputExcel': { '默认没有限制，当设置后，一次只允许上传解析指定数量文件。': 'excelFiles' },
  'Form/Picker': { ...STATIC_CLICK, 所点击的选项索引: 'optionPlace' },
  'Form/TransferPicker': { ...STATIC_CLICK, 当前选项索引: 'optionPlace' },
  'Layout/FlexPluginBase': { 插入列级容器: 'insertBox' },
  'Others/TableCell': { '>列': 'columnEnd' },
  Table: LAZY_ROWS,
  Table2: {
    ...LAZY_ROWS,
    当前表格仅展示: 'sampleRows',
    '条数据用于效果预览，点击顶部「预览」查看真实场景数据，组件面板Mock配置中可修改相关配置': 'sampleRowsEnd',
  },
  TableCell2: { '>列': 'columnEnd' },
  TableView: { '单元格 ': 'cell', '行 ': 'row' },
};

/** Words of the fields of panels. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  FieldSetting: {
    '序号「': 'fieldNumber',
    '」的字段名称不能为空': 'fieldUnnamed',
    '」的字段名称「': 'fieldNamed',
    '」不唯一': 'fieldTwice',
  },
  ListItemControl: { 列表项数目不能少于: 'fewestItems' },
  ValidationItem: { '系统默认提示：': 'ownHint' },
  'crud2-control/CRUDColumnControl': {
    '未找到对应列「': 'noColumn',
    '确定要删除列「': 'removeColumn',
    '」吗？': 'asked',
  },
  'crud2-control/CRUDToolbarControl': {
    '未找到工具栏中对应操作「': 'noTool',
    '确定要删除工具栏中「': 'removeTool',
    '」吗？': 'asked',
  },
  'event-control/actionsPanelPlugins/modalActionsPanel/openDialog': {
    '打开\u00a0': 'opens',
    '，点击查看弹窗配置': 'seeDialog',
  },
  'event-control/helper': { '，点击锚定到该组件': 'seeComponent' },
  'event-control/index': {
    '(全局事件参数)': 'ofGlobalEvent',
    '动作出参)': 'ofAction',
    '快去添加事件，让你的产品动起来吧': 'noEvents',
    '-事件配置': 'eventSettings',
  },
  'style-control/FlexLayout': { 排列: 'arrangement' },
};

const inFolder = (folder: string, words: typeof PLUGINS) =>
  Object.entries(words).map(([file, own]) => saidFor(`amis-editor/esm/${folder}/${file}.js`, own));

/** Explanations with samples behind them, which begin with these letters. */
const explained = [
  said('amis-editor/esm/plugin/Form/LocationPicker.js', { '"\\\\u4F20\\\\u5165[^"]*"': 'placeValue' }),
  said('amis-editor/esm/plugin/Form/Picker.js', { '"\\\\u5F53\\\\u5728fx[^]*?</ul>"\\)': 'pickerValue' }),
  said('amis-editor/esm/builder/ApiDSBuilder.js', {
    '"\\\\u7528\\\\u6765[^"]*"': 'saveAnswer',
    '"\\\\u63A5\\\\u53E3\\\\u54CD[^"]*"': 'callAnswer',
  }),
];

/** Words of amis-editor that are Chinese in every language. */
export const chineseEditorWords = [
  ...inFolder('plugin', PLUGINS),
  ...inFolder('renderer', FIELDS),
  ...explained,
  saidFor('amis-editor/esm/util.js', { ...STATIC_CLICK, 所点击的选项索引: 'optionPlace' }),
  saidFor('amis-editor/esm/tpl/style.js', { CSS公式: 'cssFormula' }),
];
