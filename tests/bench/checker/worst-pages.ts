import { filled, type Make, nested, page, repeated } from './make-input.ts';

const reload = (target: string): string =>
  `{"type":"button","onEvent":{"click":{"actions":[{"actionType":"reload","componentId":"${target}"}]}}}`;

/** The beginning of ids that are nearly equal. */
const LONG = 'x'.repeat(60);

/** Pages full of nodes, names, references or mistakes. */
export const worstPages: Readonly<Record<string, Make>> = {
  'nodes side by side': (size) => page(filled(size, () => '{"type":"tpl"}')),
  'nodes within nodes': (size) => page(filled(size, () => nested(140, '{"type":"tpl"}'))),
  'nodes side by side, deep': (size) => page(nested(140, `[${filled(size, () => '{"type":"tpl","id":"u"}')}]`)),
  'fields side by side, deep': (size) =>
    page(nested(140, `[${filled(size, () => '{"type":"input-text","name":"a"}')}]`, 'form')),
  'properties that are there': (size) => page(filled(size, (i) => `{"type":"form","title":"t${i}","name":"n${i}"}`)),
  'unknown properties of one node': (size) => `{"type":"page",${filled(size, (i) => `"k${i}":"x"`)}}`,
  'unknown properties of many nodes': (size) => page(filled(size, (i) => `{"type":"tpl","tlp${i % 999}":"x"}`)),
  'properties that other nodes have': (size) => page(filled(size, () => '{"type":"tpl","columns":1}')),
  'rules nearly right': (size) => page(filled(size, () => '{"type":"input-text","validations":"isEmial"}')),
  'images without a text, deep': (size) => page(nested(140, `[${filled(size, () => '{"type":"image"}')}]`)),
  'names nearly right where any may stand': (size) =>
    page(`{"type":"tpl","onEvent":{${filled(size, (i) => `"clik${i}x":{}`)}}}`),
  'unknown types': (size) => page(filled(size, (i) => `{"type":"x${i}"}`)),
  'types nearly right': (size) => page(filled(size, (i) => `{"type":"input-tex${i}"}`)),
  'words in the place of others': (size) => page(filled(size, () => '{"type":"button","level":"primry"}')),
  'different formulas': (size) => page(filled(size, (i) => `{"type":"tpl","tpl":"\${a${i} + b.c[${i}] | json}"}`)),
  'one formula again and again': (size) => page(filled(size, () => '{"type":"tpl","tpl":"${a + b}"}')),
  'broken formulas': (size) => page(filled(size, (i) => `{"type":"tpl","tpl":"\${a${i} +}"}`)),
  conditions: (size) => page(filled(size, (i) => `{"type":"tpl","visibleOn":"this.a${i} == 1"}`)),
  ids: (size) => page(filled(size, (i) => `{"type":"tpl","id":"u${i}"}`)),
  'equal ids': (size) => page(filled(size, (i) => `{"type":"tpl","id":"u${i % 9}"}`)),
  'equal ids after unknown types': (size) =>
    page(filled(size, (i) => (i < 400 ? `{"type":"inptu-x${i}"}` : '{"type":"tpl","id":"u"}'))),
  'fields of one name': (size) =>
    page(`{"type":"form","body":[${filled(size, () => '{"type":"input-text","name":"a","label":"a"}')}]}`),
  'actions on components': (size) => page(filled(size, (i) => reload(`u${i}`))),
  'actions on components nearly so called': (size) =>
    page(filled(size, (i) => (i % 2 ? `{"type":"tpl","id":"${LONG}${i}"}` : reload(`${LONG}q${i % 40}`)))),
  calls: (size) => page(filled(size, (i) => `{"type":"service","api":"pots:/api/x${i}"}`)),
  'calls that are there': (size) => page(filled(size, (i) => `{"type":"service","api":"get:/api/screen/home/x${i}"}`)),
  'links that lead somewhere': (size) => page(filled(size, () => '{"type":"link","href":"/i/profile"}')),
  'fields of answers': (size) =>
    page(nested(140, `[${filled(size, (i) => `"\${nmae${i}}"`)}]`, 'service', '"api":"get:/api/company",')),
  'columns of answers': (size) =>
    page(filled(size, (i) => `{"type":"crud","api":"get:/api/company","columns":[{"name":"nam${i}"}]}`)),
  'text keys': (size) => page(filled(size, (i) => `{"type":"tpl","tpl":"i18n:login.tilte${i}"}`)),
  'equal names in one object': (size) => `{"type":"page"${repeated(size, ',"expression":"a"')}}`,
  'names of every object': (size) => `{"type":"page",${filled(size, () => '"__proto__":{}')}}`,
  waivers: (size) =>
    `{"type":"page","$waivers":[${filled(size, (i) => `{"code":"id.duplicate","reason":"r","pointer":"/a/${i}"}`)}]}`,
  'waivers of codes that there are none of': (size) =>
    `{"type":"page","$waivers":[${filled(size, (i) => `{"code":"id.duplicat${i}","reason":"r"}`)}]}`,
  'waivers and equal ids': (size) =>
    `{"type":"page","$waivers":[${filled(size / 2, (i) => `{"code":"id.duplicate","reason":"r","pointer":"/a/${i}"}`)}],` +
    `"body":[${filled(size / 2, () => '{"type":"tpl","id":"u"}')}]}`,
};
