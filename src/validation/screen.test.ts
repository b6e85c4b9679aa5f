import { describe, expect, it } from 'vitest';
import en from '../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../schemas/locales/zh-CN.json' with { type: 'json' };
import type { ApiOperation } from '../types/generated/operations.ts';
import { validateScreen } from './screen.ts';

const operations: ApiOperation[] = [
  { id: 'login', method: 'POST', path: '/login', scoped: false },
  { id: 'getScreen', method: 'GET', path: '/screen/:area/:name', scoped: true },
  { id: 'getUpload', method: 'GET', path: '/api/upload/:id', scoped: false },
];
const options = { texts: {}, keys: new Set(['login.title', 'login.email']), operations };

/** What the platform's own node types cannot be without. */
const required: Record<string, object> = {
  brand: { siteName: 'Site' },
  'send-code': { name: 'code', api: 'post:/login', target: 'email' },
  'captcha-image': { name: 'image', api: 'post:/login', phone: 'phone' },
};

/** Codes with suggestions of a page whose body is the given JSON text. */
function check(body: string) {
  return validateScreen(`{"type":"page","body":${body}}`, options).map(({ code, suggestion }) =>
    suggestion === undefined ? code : `${code} → ${suggestion}`,
  );
}

it('tells a slip in the property that names an image or an input once', () => {
  expect(check('{"type":"image","src":"/a.png","atl":"x"}')).toEqual(['property.unknown → alt']);
  expect(check('{"type":"image","src":"/a.png","titel":"x"}')).toEqual(['property.unknown → title']);
  expect(check('{"type":"form","body":{"type":"input-text","name":"a","titel":"x"}}')).toEqual([
    'property.unknown → title',
  ]);
});

it('misses the label of an input in the steps of a wizard and in a form of its own, too', () => {
  const input = '{"type":"input-text","name":"a"}';
  expect(check(`{"type":"wizard","steps":[{"title":"A","body":[${input}]}]}`)).toEqual(['accessibility.label']);
  const form = `{"type":"input-sub-form","name":"b","label":"B","form":{"body":[${input}]}}`;
  expect(check(`{"type":"form","body":[${form}]}`)).toEqual(['accessibility.label']);
});

it('misses the label of an input wherever people fill it in', () => {
  const nodes = (own: object) => {
    const input = { type: 'input-text', name: 'a', ...own };
    const field = { name: 'f', label: 'F' };
    return [
      { type: 'form', body: { type: 'combo', ...field, items: [input] } },
      { type: 'form', body: { type: 'input-array', ...field, items: input } },
      { type: 'form', body: { type: 'input-table', ...field, columns: [input] } },
      { type: 'form', body: { type: 'select', ...field, options: [], addControls: [input] } },
      {
        type: 'button',
        label: 'B',
        actionType: 'dialog',
        dialog: { title: 'D', body: { type: 'form', body: [input] } },
      },
      { type: 'button', label: 'B', actionType: 'drawer', drawer: { title: 'D', body: [input] } },
      { type: 'crud', columns: [{ name: 'a', label: 'A' }], filter: { body: [input] } },
      { type: 'service', body: input },
    ].map((node) => check(JSON.stringify(node)).join());
  };
  const [missed, placed] = ['accessibility.label', ''];
  expect(nodes({})).toEqual(Array(8).fill(missed));
  expect(nodes({ label: 'L' })).toEqual(Array(8).fill(placed));
  expect(nodes({ ariaLabel: 'L' })).toEqual(Array(8).fill(placed));
  expect(nodes({ placeholder: 'P' })).toEqual([placed, placed, placed, placed, missed, placed, placed, placed]);
});

it('asks for no label of what is called otherwise: the editor of a cell, the search in a column', () => {
  const column = {
    name: 'a',
    label: 'A',
    quickEdit: { type: 'input-text' },
    searchable: { type: 'input-text', name: 'a' },
  };
  expect(check(JSON.stringify({ type: 'crud', columns: [column] }))).toEqual([]);
});

it('lists the words there are up to a whole one', () => {
  const page = '{"type":"page","body":{"type":"button","label":"B","actionType":"dialg"}}';
  const [told] = validateScreen(page, { ...options, texts: { 'validate.value.enum': '{allowed}' } });
  expect(told?.message).toBe('ajax, url, link, dialog, drawer, toast, copy, reload, email, …validate.suggestion');
});

describe('a page without mistakes', () => {
  it.each([
    ['node types, also in other cases', '[{"type":"tpl","tpl":"x"},{"type":"fieldSet"},{"type":"static-date"}]'],
    ['conditions with signs of formulas in their texts', '{"type":"tpl","visibleOn":"${a == \'}\' || b == \'${\'}"}'],
    ['toolbar parts of a table', '{"type":"crud","headerToolbar":[{"type":"columns-toggler"},"bulkActions"]}'],
    ['chart options', '{"type":"chart","config":{"series":[{"type":"line"}],"xAxis":{"type":"category"}}}'],
    [
      'fields of a condition builder',
      '{"type":"condition-builder","name":"a","label":"A","fields":[{"type":"boolean"}]}',
    ],
    [
      'fields of one name in the forms for a new option and for a changed one',
      JSON.stringify({
        type: 'form',
        body: ['addControls', 'editControls'].map((key, index) => ({
          type: 'select',
          name: `s${index}`,
          label: 'S',
          addControls: [{ type: 'input-text', name: 'label', label: 'L' }],
          [key]: [{ type: 'input-text', name: 'label', label: 'L' }],
          options: [],
        })),
      }),
    ],
    [
      'what renderers read beyond their schema',
      JSON.stringify([
        { type: 'link', href: 'https://a.example', body: 'x', title: 't' },
        { type: 'carousel', options: [], duration: '0.5s' },
        { type: 'crud', columns: [], bodyClassName: 'x' },
        { type: 'button', label: 'x', actionType: 'drawer', drawer: { title: 't', size: 'xl', body: 'x' } },
        { type: 'form', mode: 'horizontal', horizontal: { leftFixed: 'normal' }, body: [] },
        { type: 'wizard', steps: [], asyncApi: 'https://a.example/x' },
        { type: 'button-group', buttons: [{ type: 'button', label: 'x', active: true }] },
        {
          type: 'table',
          columns: [{ type: 'tpl', tpl: 'x', backgroundScale: { min: '${a}', colors: ['#fff'] } }],
          expandConfig: { expand: 'first', accordion: true },
          itemActions: [{ type: 'button', label: 'x', hiddenOnHover: true }],
        },
        {
          type: 'form',
          body: [
            { type: 'input-date', name: 'a', label: 'A', embed: true },
            { type: 'select', name: 'b', label: 'B', options: [], hideSelected: true },
            { type: 'textarea', name: 'c', label: 'C', trimContents: false },
          ],
        },
      ]),
    ],
    ['a JSON schema', '{"type":"json-schema","schema":{"type":"object","properties":{"a":{"type":"string"}}}}'],
    ['data with a property called type', '{"type":"service","data":{"type":"anything"}}'],
    ['formulas', '{"type":"tpl","visibleOn":"${a == 1}","tpl":"${a ? b : c} ${\'ls: x\'}"}'],
    [
      'a name for those who cannot see, on any node',
      JSON.stringify(
        [
          'container',
          'button',
          'nav',
          'form',
          'crud',
          'tabs',
          'brand',
          'send-code',
          'captcha-image',
          'screen-outlet',
        ].map((type) => ({ ...required[type], type, ariaLabel: 'Name' })),
      ),
    ],
    [
      'a list of ids in an address',
      '{"type":"button","api":"delete:${prefix}/screen/${a}/${b|raw}"}'.replace('delete', 'get'),
    ],
    ['a call with a parameter', '{"type":"service","api":"get:/api/upload/${id}?x=1"}'],
    ['a call known at run time only', '{"type":"service","api":"${api}"}'],
    ['a text key at the end of a sentence', '{"type":"tpl","tpl":"i18n:login.title."}'],
  ])('may have %s', (_, body) => {
    expect(check(body)).toEqual([]);
  });
});

describe('a mistake', () => {
  it.each([
    ['{"type":"input-txt","name":"a"}', 'type.unknown → input-text'],
    ['{"type":"frobnicator"}', 'type.unknown'],
    ['[{"label":"x"}]', 'type.missing'],
    ['{"type":3}', 'type.not-text'],
    ['{"type":"tpl","tpl":"i18n:login.titel"}', 'text.unknown-key → login.title'],
    ['{"type":"form","api":"get:/login"}', 'api.method → post'],
    ['{"type":"form","api":"post:/logn"}', 'api.unknown → /login'],
    ['{"type":"form","api":{"method":"post","url":"/logn"}}', 'api.unknown → /login'],
    ['{"type":"service","api":"${prefix}/screens/a/b"}', 'api.unknown → /screen/:area/:name'],
    ['{"type":"form","api":{"method":"psot","url":"/login"}}', 'value.enum → post'],
    ['{"type":"form","api":"post：/login"}', 'api.no-colon → post:/login'],
    ['{"type":"form","api":"post:login"}', 'api.unknown → /login'],
    ['{"type":"crud","headerToolbar":["bulkActons"]}', 'type.unknown → bulkActions'],
    ['{"type":"tpl","tpl":"${a and b}"}', 'formula.syntax → ${a && b}'],
    ['{"type":"tpl","tpl":"${a[1}"}', 'formula.unclosed → ${a[1]}'],
    ['{"type":"tpl","tpl":"${SUM(a}"}', 'formula.unclosed → ${SUM(a)}'],
    ['{"type":"tpl","tpl":"<img src=x onerror=alert(1)>"}', 'eval.markup'],
    ['{"type":"tpl","tpl":"<script>f()</script>"}', 'eval.markup'],
    ['{"type":"tpl","type":"tpl"}', 'json.duplicate-key'],
    ['{"type":"tpl","__proto__":{"a":1}}', 'json.prototype-key'],
  ])('in %s is %s', (body, expected) => {
    expect(check(body)).toEqual([expected]);
  });
});

describe('what needs eval', () => {
  it.each([
    ['{"type":"service","api":{"url":"/login","method":"post","adaptor":"return payload"}}', 'eval.adaptor'],
    ['{"type":"service","api":{"url":"/login","method":"post","requestAdaptor":"return api"}}', 'eval.adaptor'],
    ['{"type":"button","onClick":"alert(1)"}', 'eval.handler'],
    ['{"type":"button","onClick":{"actions":[]}}', 'eval.handler'],
    ['{"type":"tabs","onSelect":"alert(1)"}', 'eval.handler'],
    ['{"type":"service","dataProvider":{"inited":"alert(1)"}}', 'eval.program'],
    ['{"type":"custom","onMount":"alert(1)"}', 'eval.program'],
    ['{"type":"avatar","onError":"alert(1)"}', 'eval.program'],
    ['{"type":"chart","config":"return {}"}', 'eval.program'],
    ['{"type":"chart","config":{"tooltip":{"formatter":"function () {}"}}}', 'eval.program'],
    [
      '{"type":"button","onEvent":{"click":{"actions":[{"actionType":"custom","script":"x()"}]}}}',
      'eval.custom-action',
    ],
    ['{"type":"tpl","visibleOn":"this.a === 1"}', 'eval.expression → ${a == 1}'],
    ['{"type":"tpl","visibleOn":"${a} == 1"}', 'eval.expression → ${a == 1}'],
    ['{"type":"tpl","visibleOn":"${a} == ${b}"}', 'formula.mixed → ${a == b}'],
    ['{"type":"tpl","disabledOn":"alert(1)"}', 'eval.expression'],
    ['{"type":"form","rules":[{"rule":"a > 1","message":"b"}]}', 'eval.expression → ${a > 1}'],
    [
      '{"type":"button","onEvent":{"click":{"actions":[{"actionType":"toast","expression":"a"}]}}}',
      'eval.expression → ${a}',
    ],
    [
      '{"type":"button","onEvent":{"click":{"actions":[{"actionType":"toast","expression":"event.data.a"}]}}}',
      'eval.expression → ${event.data.a}',
    ],
    ['{"type":"tpl","tpl":"<%= a %>"}', 'eval.template'],
    ['{"type":"tpl","tpl":"${ls:token}"}', 'eval.namespace'],
    ['{"type":"tpl","tpl":"a ${ a ? cookie : 1 }"}', 'eval.namespace'],
    ['{"type":"tpl","tpl":"${window:document.cookie}"}', 'eval.namespace'],
    ['{"type":"tpl","tpl":"${`${ss:token}`}"}', 'eval.namespace'],
    ['{"type":"tpl","tpl":"${a | raw}"}', 'eval.raw'],
    ['{"type":"service","schemaApi":"jsonp:/x.js"}', 'eval.address'],
    ['{"type":"service","schemaApi":"js:/x.js"}', 'eval.address'],
    ['{"type":"link","href":" java\\tscript:alert(1)"}', 'eval.address'],
  ])('is refused: %s', (body, expected) => {
    expect(check(body)).toEqual([expected]);
  });

  it('is told with what is allowed in its place, in both languages', () => {
    const told = (texts: Record<string, string>) =>
      Object.entries(texts).filter(([key]) => key.startsWith('validate.eval.'));
    expect(
      told(en)
        .filter(([, text]) => !/ (?:Use|Write|Shape|Leave it out)\b/.test(text))
        .map(([key]) => key),
    ).toEqual([]);
    expect(
      told(zh)
        .filter(([, text]) => !text.includes('请'))
        .map(([key]) => key),
    ).toEqual([]);
  });
});

it.each([{ ponter: '/body/0' }, { pointer: 0 }])('refuses a waiver whose place is miswritten: %j', (place) => {
  const $waivers = [{ code: 'accessibility.alternative', reason: 'x', ...place }];
  const text = JSON.stringify({ type: 'page', $waivers, body: [{ type: 'image', src: '/a.png' }] });
  const codes = validateScreen(text, { texts: {} }).map(({ code }) => code);
  expect(codes.sort()).toEqual(['accessibility.alternative', 'waiver.shape']);
});

it('tells of a waiver both that its code is unknown and that it has no reason', () => {
  const told = (waiver: object) =>
    validateScreen({ type: 'page', body: 'x', $waivers: [waiver] }, { texts: {} }).map(
      ({ pointer, code }) => `${pointer} ${code}`,
    );
  expect(told({ code: 'a.b', reason: ' ' })).toEqual([
    '/$waivers/0/code waiver.unknown-code',
    '/$waivers/0/reason waiver.reason',
  ]);
  expect(told({ code: 'a.b' })).toEqual(['/$waivers/0 waiver.reason', '/$waivers/0/code waiver.unknown-code']);
  expect(told({ code: 'id.duplicate', reason: '' })).toEqual(['/$waivers/0/reason waiver.reason']);
  expect(told({ code: 'eval.raw', reason: '' })).toEqual(['/$waivers/0 waiver.refused']);
});

it('a program as the address of a call is told once', () => {
  expect(check('{"type":"service","api":"javascript:alert(1)","body":"x"}')).toEqual(['eval.address']);
});

it('a misspelt choice is told once, not with what belongs to the right one', () => {
  expect(check('{"type":"crud","mode":"crads","card":{"body":[]}}')).toEqual(['value.enum → cards']);
});

it('a waiver of a misspelt code is told with the code', () => {
  const page = {
    type: 'page',
    body: { type: 'image', src: '/a.png' },
    $waivers: [{ code: 'accessibility.alternativ', reason: 'x' }],
  };
  expect(validateScreen(page, { texts: {} }).find(({ code }) => code === 'waiver.unknown-code')).toMatchObject({
    pointer: '/$waivers/0/code',
    severity: 'error',
    suggestion: 'accessibility.alternative',
  });
});

describe('names with a dollar', () => {
  const told = (page: object) =>
    validateScreen({ type: 'page', body: 'x', ...page }, { texts: {} }).map(
      ({ pointer, severity, code, suggestion = '–' }) => [pointer, severity, code, suggestion].join(' '),
    );

  it('that the checker, JSON Schema or the editor knows are free', () => {
    const body = { type: 'tpl', tpl: 'x', $$id: 'u:1', $comment: 'why', _note: 1 };
    expect(told({ $schema: './a.json', $waivers: [], body, data: { $foo: 1 } })).toEqual([]);
  });

  it('are told where nobody reads them', () => {
    expect(told({ $waiver: [] })).toEqual(['/$waiver warning property.unknown $waivers']);
    expect(told({ body: { type: 'tpl', tpl: 'x', $foo: 1 } })).toEqual(['/body/$foo warning property.unknown –']);
  });

  it('are no misspelt waivers below the root: there nobody would read them either', () => {
    expect(told({ body: { type: 'tpl', tpl: 'x', $waive: [] } })).toEqual([
      '/body/$waive warning waiver.place $waivers',
    ]);
  });

  it('and waivers below the root are an error', () => {
    const image = { type: 'image', src: '/a.png', alt: '', $waivers: [{ code: 'id.duplicate', reason: 'x' }] };
    expect(told({ body: [image] })).toEqual(['/body/0/$waivers error waiver.place –']);
  });
});

describe('the place of a message', () => {
  it('in a formula is the sign at fault', () => {
    const [message] = validateScreen('{"type":"page","body":{"type":"tpl","tpl":"${a b}"}}', { texts: {} });
    expect(message).toMatchObject({ column: 48, pointer: '/body/tpl', code: 'formula.syntax' });
  });

  const page = '{\n  "type": "page",\n  "body": [\n    {"type": "tpl"},\n    {"type": "from"}\n  ]\n}';

  it('is the line, column and pointer of the value', () => {
    const [message] = validateScreen(page, { texts: {}, file: 'a.json' });
    expect(message).toMatchObject({ file: 'a.json', line: 5, column: 14, pointer: '/body/1/type', suggestion: 'form' });
  });

  it('of a page given as a value is that of its indented text', () => {
    const [message] = validateScreen(JSON.parse(page), { texts: {} });
    expect(message).toMatchObject({ line: 8, column: 15, pointer: '/body/1/type' });
  });

  it('comes with the text of the language', () => {
    const texts = { 'validate.type.unknown': 'No {type}.', 'validate.suggestion': ' Rather {suggestion}?' };
    expect(validateScreen(page, { texts })[0]?.message).toBe('No from. Rather form?');
  });
});
