import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** Words of amis by a key of ours: in Chinese, as amis has them, and in English. */
type Words = Readonly<Record<string, readonly [chinese: string, english: string]>>;

const inLanguage = (words: Words, language: 0 | 1): string =>
  JSON.stringify(Object.fromEntries(Object.entries(words).map(([key, said]) => [key, said[language]])));

/**
 * Lets Chinese words of a module follow the language of the page. The words are amis's own, so they stand here and not in our locale files.
 * @param places the code that is replaced, and its replacement
 */
const translated = (module: string, words: Words, places: Readonly<Record<string, string>>): ModulePatch => ({
  module,
  change: (code) =>
    Object.entries(places).reduce((text, [written, instead]) => replaceOrFail(text, written, instead), code) +
    `
import { extendLocale as extendWords } from 'amis-core';
extendWords('zh-CN', ${inLanguage(words, 0)});
extendWords('en-US', ${inLanguage(words, 1)});
`,
});

const statusWords: Words = {
  'Status.success': ['成功', 'Succeeded'],
  'Status.pending': ['运行中', 'Running'],
  'Status.fail': ['失败', 'Failed'],
  'Status.queue': ['排队中', 'Queued'],
  'Status.schedule': ['调度中', 'Scheduled'],
};

/** The words of a status whose page gives none. */
const status = translated('amis/esm/renderers/Status.js', statusWords, {
  ...Object.fromEntries(Object.entries(statusWords).map(([key, [chinese]]) => [`'${chinese}'`, `'${key}'`])),
  "'' + status.label": "'' + this.props.translate(status.label)",
});

/** The words of a read-only switch. */
const switches = translated(
  'amis/esm/renderers/Form/Switch.js',
  { 'Switch.on': ['开', 'On'], 'Switch.off': ['关', 'Off'] },
  { "? '开'": "? this.props.translate('Switch.on')", "? '关'": "? this.props.translate('Switch.off')" },
);

/** The buttons that expand and collapse a long text. */
const longTexts = translated(
  'amis/esm/renderers/Words.js',
  { 'Words.less': ['收起', 'Less'], 'Words.more': ['展开', 'More'] },
  { "? '收起'": "? this.props.translate('Words.less')", "? '展开'": "? this.props.translate('Words.more')" },
);

const taskWords: Words = {
  'Tasks.name': ['任务名称', 'Task'],
  'Tasks.status': ['状态', 'Status'],
  'Tasks.remark': ['备注说明', 'Remark'],
  'Tasks.start': ['上线', 'Start'],
  'Tasks.retry': ['重试', 'Try again'],
  'Tasks.waiting': ['未开始', 'Not started'],
  'Tasks.ready': ['就绪', 'Ready'],
  'Tasks.running': ['进行中', 'Running'],
  'Tasks.failed': ['出错', 'Failed'],
  'Tasks.finished': ['已完成', 'Finished'],
};

/** The headings, buttons and states of a list of tasks whose page gives none. Whatever stands there is translated where it is drawn. */
const tasks = translated('amis/esm/renderers/Tasks.js', taskWords, {
  "taskNameLabel: '任务名称'": "taskNameLabel: 'Tasks.name'",
  "statusLabel: '状态'": "statusLabel: 'Tasks.status'",
  "remarkLabel: '备注说明'": "remarkLabel: 'Tasks.remark'",
  "btnText: '上线'": "btnText: 'Tasks.start'",
  "retryBtnText: '重试'": "retryBtnText: 'Tasks.retry'",
  "['未开始', '就绪', '进行中', '出错', '已完成', '出错']":
    "['Tasks.waiting', 'Tasks.ready', 'Tasks.running', 'Tasks.failed', 'Tasks.finished', 'Tasks.failed']",
  'null, taskNameLabel)': 'null, __(taskNameLabel))',
  'null, statusLabel)': 'null, __(statusLabel))',
  'null, remarkLabel)': 'null, __(remarkLabel))',
  'retryBtnText || btnText)': '__(retryBtnText || btnText))',
  '}, btnText))': '}, __(btnText)))',
  'statusTextMap && statusTextMap[item.status || 0])': 'statusTextMap && __(statusTextMap[item.status || 0]))',
});

const repeatWords: Words = {
  'Repeat.never': ['不重复', 'Never'],
  'Repeat.secondly': ['秒', 'Seconds'],
  'Repeat.minutely': ['分', 'Minutes'],
  'Repeat.hourly': ['时', 'Hours'],
  'Repeat.daily': ['天', 'Days'],
  'Repeat.weekdays': ['周中', 'Working days'],
  'Repeat.weekly': ['周', 'Weeks'],
  'Repeat.monthly': ['月', 'Months'],
  'Repeat.yearly': ['年', 'Years'],
  'Repeat.other': ['不支持', 'Not supported'],
};

/** The intervals of a field for repetition. */
const repeats = translated('amis/esm/renderers/Form/InputRepeat.js', repeatWords, {
  "placeholder: '不重复'": "placeholder: 'Repeat.never'",
  "LANG[key] || '不支持'": "__('Repeat.' + (key in LANG ? key : 'other'))",
});

/** What a field for files says. amis's English is "Drag 'n' drop some files", and nothing is uploaded by choosing where a form sends the file. */
const files = translated(
  'amis/esm/renderers/Form/InputFile.js',
  { 'File.drop': ['将文件拖到此处，或', 'Drop a file here, or '], 'File.choose': ['选择文件', 'choose one'] },
  { "__('File.dragDrop')": "__('File.drop')", "__('File.clickUpload')": "__('File.choose')" },
);

/** Modules whose words are in one language alone, or unclear. */
export const ownWords = [status, switches, longTexts, tasks, repeats, files];
