type Make = (size: number) => string;

/** As many members as the size holds, made one by one and joined. */
function filled(size: number, member: (index: number) => string): string {
  const members: string[] = [];
  for (let written = 0, index = 0; written < size; index++) {
    const next = member(index);
    members.push(next);
    written += next.length + 1;
  }
  return members.join();
}

const page = (members: string) => `{"type":"page","body":[${members}]}`;
const text = (value: string) => page(JSON.stringify({ type: 'tpl', tpl: value }));
const repeated = (size: number, part: string) => part.repeat(Math.ceil(size / part.length));

const nested = (depth: number) => `${'{"type":"wrapper","body":'.repeat(depth)}{"type":"tpl"}${'}'.repeat(depth)}`;

/** Pages of any size, by what they are full of: what has brought checkers to their knees. */
export const worstInputs: Readonly<Record<string, Make>> = {
  'nodes side by side': (size) => page(filled(size, () => '{"type":"tpl"}')),
  'nodes within nodes': (size) => page(filled(size, () => nested(140))),
  brackets: (size) => '['.repeat(size),
  'braces with names': (size) => repeated(size, '{"a":'),
  'properties that are there': (size) => page(filled(size, (i) => `{"type":"form","title":"t${i}","name":"n${i}"}`)),
  'unknown properties of one node': (size) => `{"type":"page",${filled(size, (i) => `"k${i}":"x"`)}}`,
  'unknown properties of many nodes': (size) => page(filled(size, (i) => `{"type":"tpl","tlp${i % 999}":"x"}`)),
  'names nearly right where any may stand': (size) =>
    page(`{"type":"tpl","onEvent":{${filled(size, (i) => `"clik${i}x":{}`)}}}`),
  'unknown types': (size) => page(filled(size, (i) => `{"type":"x${i}"}`)),
  'types nearly right': (size) => page(filled(size, (i) => `{"type":"input-tex${i}"}`)),
  'one long text': (size) => text(repeated(size, 'x')),
  'different formulas': (size) => page(filled(size, (i) => `{"type":"tpl","tpl":"\${a${i} + b.c[${i}] | json}"}`)),
  'one formula again and again': (size) => page(filled(size, () => '{"type":"tpl","tpl":"${a + b}"}')),
  'broken formulas': (size) => page(filled(size, (i) => `{"type":"tpl","tpl":"\${a${i} +}"}`)),
  'open formulas in one text': (size) => text(repeated(size, '${')),
  'formulas in one text': (size) => text(repeated(size, '${a}')),
  'backslashes and quotes in a formula': (size) => text(`\${'${repeated(size, '\\')}`),
  ids: (size) => page(filled(size, (i) => `{"type":"tpl","id":"u${i}"}`)),
  'equal ids': (size) => page(filled(size, (i) => `{"type":"tpl","id":"u${i % 9}"}`)),
  'fields of one name': (size) =>
    page(`{"type":"form","body":[${filled(size, () => '{"type":"input-text","name":"a","label":"a"}')}]}`),
  'actions on components': (size) =>
    page(
      filled(
        size,
        (i) => `{"type":"button","onEvent":{"click":{"actions":[{"actionType":"reload","componentId":"u${i}"}]}}}`,
      ),
    ),
  calls: (size) => page(filled(size, (i) => `{"type":"service","api":"pots:/api/x${i}"}`)),
  'blanks in a call': (size) => page(`{"type":"service","api":"get${repeated(size, ' ')}x"}`),
  conditions: (size) => page(filled(size, (i) => `{"type":"tpl","visibleOn":"this.a${i} == 1"}`)),
  'a condition for a slow pattern': (size) =>
    page(JSON.stringify({ type: 'tpl', visibleOn: `${repeated(size, 'a ')}(` })),
  'text keys': (size) => page(filled(size, (i) => `{"type":"tpl","tpl":"i18n:login.tilte${i}"}`)),
  'dots after a text key': (size) => text(`i18n:a${repeated(size, '.')}`),
  'an address for a slow pattern': (size) => page(JSON.stringify({ type: 'link', href: `${repeated(size, '/:')}x` })),
  'equal names in one object': (size) => `{"type":"page"${repeated(size, ',"expression":"a"')}}`,
  'syntax errors': (size) => repeated(size, '{]'),
  'syntax errors on lines': (size) => repeated(size, '{]\n'),
  waivers: (size) =>
    `{"type":"page","$waivers":[${filled(size, (i) => `{"code":"id.duplicate","reason":"r","pointer":"/a/${i}"}`)}]}`,
  'a text in quotes that do not match': (size) => `{"type":"page","title":"${repeated(size, "\\\\'")}`,
};
