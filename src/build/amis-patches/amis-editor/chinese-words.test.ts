import { globSync } from 'tinyglobby';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import en from '../../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../../schemas/locales/zh-CN.json' with { type: 'json' };
import { changedModules } from '../index.ts';
import { moduleFile, readModule } from '../tools/amis-sources.ts';

const HAN = /\p{Script=Han}/u;

/** What nobody reads: warnings of the console, placeholders of programs, plugins that are not offered, and colour themes that the editor has no list of. */
const UNREAD = [
  /^amis-editor\/esm\/plugin\/(?:IFrame|Chart|Form\/(?:CodeEditor|DiffEditor))\.js/,
  /^amis-editor\/esm\/tpl\/validations\.js/,
  /event-control\/actionsPanelManager\.js/,
  /Form\/Form\.js [\s\S]*可以不返回/,
  /^amis-theme-editor-helper\/esm\/(?:systemTheme|style|helper)\//,
  // Titles that `palette/reach-by-keys.ts` replaces, warnings for programmers, and a plugin that is left out.
  /amis-editor-core\/esm\/index\.js (?:点击添加「|拦截到|渲染错误|注册插件「|」异常|\[amis-editor\]|插件$|代码有误)/,
];

/** A part of a program, as the parser gives it. */
interface Part {
  type?: string;
  value?: unknown;
  key?: Part;
  callee?: { name?: string };
}

/** The Chinese words of a program, but for those of a list of words by their keys. */
function chineseIn(part: unknown): string[] {
  if (part === null || typeof part !== 'object') return [];
  const { type, value, key, callee } = part as Part;
  if (type === 'Literal') return typeof value === 'string' && HAN.test(value) ? [value] : [];
  if (type === 'CallExpression' && callee?.name === 'extendLocale') return [];
  if (type === 'Property') return [...chineseIn(key), ...chineseIn(value)];
  return Object.values(part).flatMap(chineseIn);
}

/** Modules as they were put together before: some have twenty patches. */
const known = new Map<string, string>();

function shownBy(module: string): string {
  const own = changedModules.filter((patch) => patch.module === module);
  const code = known.get(module) ?? own.reduce((before, { change }) => change(before), readModule(module));
  known.set(module, code);
  return code;
}

it('no word of amis-editor is Chinese alone, but for what nobody reads', () => {
  const modules = ['amis-editor', 'amis-editor-core', 'amis-theme-editor-helper'].flatMap((name) =>
    globSync('**/*.js', { cwd: moduleFile(`${name}/esm`), ignore: ['locale/**'] }).map((file) => `${name}/esm/${file}`),
  );
  expect(modules.length).toBeGreaterThan(300);
  const chinese = modules
    .map((module) => ({ module, code: shownBy(module) }))
    .filter(({ code }) => HAN.test(code) || /\\u[4-9][0-9a-f]{3}/i.test(code))
    .flatMap(({ module, code }) => chineseIn(parseSync(module, code).program).map((words) => `${module} ${words}`));
  expect(chinese.filter((one) => !UNREAD.some((known) => known.test(one)))).toEqual([]);
}, 60_000);

it('what the patches ask for stands among our texts', () => {
  const asked = [...new Set(changedModules.map(({ module }) => module))]
    .filter((module) => /^amis-(?:editor|theme)/.test(module))
    .flatMap((module) => [...shownBy(module).matchAll(/\?\.say\('(\w+)'\)/g)].map(([, name]) => `editor.amis.${name}`));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((key) => !(key in en && key in zh))).toEqual([]);
});
