import { describe, expect, it } from 'vitest';
import { shapeWalker } from './check-shapes.ts';
import type { Place } from './shape-finding.ts';

function pointerOf(place: Place | undefined): string {
  return place ? `${pointerOf(place.above)}/${place.segment}` : '';
}

const told = (body: unknown) =>
  shapeWalker()
    .check({ type: 'page', body })
    .map(({ code, severity, place, suggestion }) => [code, severity, pointerOf(place), suggestion]);

const onClick = (action: object) => ({ type: 'button', label: 'a', onEvent: { click: { actions: [action] } } });
const ACTION = '/body/onEvent/click/actions/0';

describe('a misspelt type', () => {
  it('is told where it is, and the rest of the node is still looked at', () => {
    expect(told({ tpye: 'input-text', name: 'a', lable: 'b' })).toEqual([
      ['property.unknown-here', 'error', '/body/tpye', 'type'],
      ['property.unknown', 'error', '/body/lable', 'label'],
    ]);
  });

  it('is no other property that is nearly called so', () => {
    expect(told({ label: 'a', body: 'b' })).toEqual([['type.missing', 'error', '/body', undefined]]);
  });
});

describe('objects in which any name may stand', () => {
  const select = (option: object) => ({ type: 'select', name: 'a', label: 'a', options: [option] });

  it('are free', () => {
    expect(told(select({ label: 'a', value: 1, weapon: 'sword', label2: 'b' }))).toEqual([]);
    expect(told(select({ value: 1, label2: 'b' }))).toEqual([]);
  });

  it('give rise to a doubt when a name is nearly a known one that is absent', () => {
    expect(told(select({ lable: 'a', value: 1 }))).toEqual([
      ['property.unknown-here', 'warning', '/body/options/0/lable', 'label'],
    ]);
    expect(told(select({ label: 'a', labels: 'b', value: 1 }))).toEqual([]);
  });
});

describe('the card of a list of cards', () => {
  const lists = [{ type: 'cards' }, { type: 'crud', api: '/a', mode: 'cards' }, { type: 'crud2', mode: 'cards' }];

  it.each(lists)('is a node of type card when it has no type: %j', (list) => {
    const card = { className: 'm-l', id: 'a', visibleOn: '${b}', onEvent: {}, header: { title: 'c' }, body: [] };
    expect(told({ ...list, card })).toEqual([]);
    expect(told({ ...list, card: { ...card, type: 'card' } })).toEqual([]);
    expect(told({ ...list, card: { bdy: [] } })).toEqual([
      ['property.unknown-here', 'error', '/body/card/bdy', 'body'],
    ]);
  });
});

describe('what an action takes', () => {
  it.each([
    [{ actionType: 'toast', args: { msg: 'a', msgType: 'info', position: 'top-right' } }, []],
    [
      { actionType: 'toast', args: { msg: 'a', msgType: 'infos' } },
      ['value.enum', 'error', `${ACTION}/args/msgType`, 'info'],
    ],
    [{ actionType: 'toast', args: { mgs: 'a' } }, ['property.unknown-here', 'warning', `${ACTION}/args/mgs`, 'msg']],
    [{ actionType: 'url', args: { url: ['/'] } }, ['value.type', 'error', `${ACTION}/args/url`, undefined]],
    [{ actionType: 'tosat', args: { msg: 'a' } }, ['value.enum', 'error', `${ACTION}/actionType`, 'toast']],
    [{ actionType: 'setValue', componentId: 'a', args: { value: { any: 1 } } }, []],
  ])('%j', (action, expected) => {
    expect(told(onClick(action)).flat()).toEqual(expected);
  });
});

describe('what amis shows though its schema does not say so', () => {
  it('is accepted: a list within a list', () => {
    expect(told([[{ type: 'tpl', tpl: 'a' }, 'b'], { type: 'divider' }])).toEqual([]);
    expect(told([[{ type: 'tlp' }]]).flat()).toEqual(['type.unknown', 'error', '/body/0/0/type', 'tpl']);
  });

  it('is accepted: the edited text of a column', () => {
    const table = (quickEdit: object) => ({ type: 'input-table', name: 'a', columns: [{ name: 'b', quickEdit }] });
    expect(told(table({ disabledOn: '${c}', placeholder: 'd' }))).toEqual([]);
    expect(told(table({ disabledOn: '${c}', plcaeholder: 'd' })).flat()[0]).toBe('property.unknown-here');
  });
});

describe('what amis reads though its schema forgot it', () => {
  const field = (more: object) => ({ label: 'a', name: 'a', ...more });

  it.each([
    field({ type: 'condition-builder', fields: [field({ type: 'text', defaultOp: 'equal' })] }),
    field({ type: 'input-tree', virtualThreshold: 100, maxLength: 3 }),
    field({ type: 'input-text', validateOnBlur: true }),
    field({ type: 'input-datetime-range', timeFormat: 'HH:mm', utc: true }),
    field({ type: 'input-number', clearValueOnEmpty: true }),
    field({ type: 'input-table', rowClassName: 'a', columns: [field({ isHead: true })] }),
    { type: 'table', headingClassName: 'a', orderDir: 'desc', columns: [field({ innerStyle: { color: 'red' } })] },
    { type: 'form', closeDialogOnSubmit: false, bodyClassName: 'a', body: 'a' },
    { type: 'wizard', steps: [{ title: 'a', body: 'b' }], initAsyncApi: '/a' },
    { type: 'tabs', toolbarClassName: 'a', tabs: [{ title: 'a', body: 'b' }] },
    {
      type: 'form',
      mode: 'flex',
      body: [field({ type: 'input-text', row: 0, colSize: '1/2' }), { type: 'tpl', row: 1 }],
    },
    ...['select', 'checkboxes', 'input-tree', 'tree-select'].map((type) => field({ type, menuTpl: { type: 'tpl' } })),
    { type: 'form', persistData: true, actions: false, body: 'a' },
    { type: 'button', label: 'a', actionType: 'dialog', dialog: { body: 'a', actions: false } },
    { type: 'button', label: 'a', actionType: 'drawer', drawer: { body: 'a', actions: false } },
    { type: 'crud', filter: { type: '', body: 'a' }, columns: [field({})] },
    { type: 'dropdown-button', label: 'a', level: 'enhance', buttons: [] },
    field({ type: 'input-file', startChunkApi: { url: '/a', method: 'post' } }),
    field({ type: 'input-image', limit: false }),
    { type: 'table', items: [{ a: 1 }], columns: [field({})] },
    { type: 'cards', items: [], card: { body: 'a' } },
    { type: 'tabs', tabs: [{ title: 'a', body: 'b', value: 1 }] },
    field({ type: 'static-image', clearValueOnHidden: true }),
    { type: 'tpl', tpl: 'a', clearValueOnHidden: true },
    field({ type: 'input-sub-form', form: { title: 'a', size: 'lg', body: 'b' } }),
  ])('%j', (node) => {
    expect(told(node)).toEqual([]);
  });
});

describe('what amis takes, and nothing beside it', () => {
  it.each([
    [{ type: 'form', persistData: 3, body: 'a' }, ['value.type', 'error', '/body/persistData', undefined]],
    [{ type: 'form', actions: true, body: 'a' }, ['value.enum', 'error', '/body/actions', undefined]],
    [
      { type: 'crud', filter: { type: 'fomr' }, columns: [{ name: 'a' }] },
      ['value.enum', 'error', '/body/filter/type', 'form'],
    ],
    [{ type: 'dropdown-button', level: 'ligt', buttons: [] }, ['value.enum', 'error', '/body/level', 'light']],
    [{ type: 'input-image', name: 'a', limit: 'x' }, ['value.type', 'error', '/body/limit', undefined]],
  ])('%j', (node, expected) => {
    expect(told(node).flat()).toEqual(expected);
  });
});

describe('a button that leads somewhere', () => {
  const link = (more: object) => told({ type: 'button', label: 'a', actionType: 'link', ...more });

  it('says where in one of three properties', () => {
    expect([link({ link: '/a' }), link({ to: '/a' }), link({ url: '/a' })]).toEqual([[], [], []]);
    expect(link({})).toEqual([['property.missing', 'error', '/body', undefined]]);
  });
});

describe('a condition', () => {
  const group = { conjunction: 'and', children: [{ left: { type: 'field', field: 'a' }, op: 'equal', right: 1 }] };
  const field = (more: object) => told({ type: 'input-text', name: 'a', label: 'a', ...more });

  it('is a formula, or what a condition-builder makes', () => {
    expect(field({ visibleOn: '${a}', hiddenOn: group, disabledOn: group, requiredOn: group })).toEqual([]);
    expect(field({ visibleOn: true })).toEqual([['value.type', 'error', '/body/visibleOn', undefined]]);
    expect(field({ visibleOn: { conjunction: 'und', children: [] } }).flat()[0]).toBe('value.enum');
    expect(field({ visibleOn: { children: [] } }).flat()[0]).toBe('property.missing');
  });

  it('is a formula only where amis reads nothing else', () => {
    expect(told({ type: 'service', api: { url: '/a', sendOn: group }, body: 'a' }).flat()[0]).toBe('value.type');
  });

  it('may be given for every property that the node has', () => {
    expect(field({ clearableOn: '${a}', sizeOn: group })).toEqual([]);
    expect(field({ clearableOn: true })).toEqual([['value.type', 'error', '/body/clearableOn', undefined]]);
    expect(told({ type: 'table', columns: [{ name: 'a', label: 'b', sortableOn: '${a}' }] })).toEqual([]);
  });

  it('is told when the node has no such property, with the one that was meant', () => {
    const unknown = (severity: string, name: string, meant?: string) => [
      ['property.unknown', severity, `/body/${name}`, meant],
    ];
    expect(field({ clearabelOn: '${a}' })).toEqual(unknown('error', 'clearabelOn', 'clearableOn'));
    expect(field({ visbleOn: '${a}' })).toEqual(unknown('error', 'visbleOn', 'visibleOn'));
    expect(field({ visibleOnOn: '${a}' })).toEqual(unknown('error', 'visibleOnOn', 'visibleOn'));
    expect(field({ tabsOn: '${a}' })).toEqual(unknown('warning', 'tabsOn'));
  });
});

describe('what stands in controls', () => {
  const former = (place: string, meant: string) => ['property.former', 'warning', place, meant];

  it('is told once, with the name that the node has for it now, and not looked at', () => {
    expect(told({ type: 'form', controls: [{ type: 'range', name: 'a' }, [{ type: 'list', options: [] }]] })).toEqual([
      former('/body/controls', 'body'),
    ]);
    expect(told({ type: 'combo', label: 'a', name: 'a', controls: [{ type: 'text', controls: [] }] })).toEqual([
      former('/body/controls', 'items'),
    ]);
    expect(told({ type: 'tabs', tabs: [{ title: 'a', controls: [{ type: 'text' }] }] })).toEqual([
      former('/body/tabs/0/controls', 'body'),
    ]);
  });

  it('is something else to players and carousels', () => {
    expect(
      told([
        { type: 'audio', src: '/a.mp3', controls: ['rates'] },
        { type: 'carousel', controls: ['dots'] },
      ]),
    ).toEqual([]);
  });
});

describe('names of handlers', () => {
  it.each([
    ['button', 'onclick'],
    ['button', 'onclik'],
    ['button', 'ondblclick'],
    ['input-text', 'onchange'],
    ['input-text', 'onChange'],
    ['input-text', 'onBlur'],
    ['tabs', 'onselect'],
    ['service', 'onmount'],
    ['tpl', 'onEvents'],
  ])('lead to what a page may have: %s, %s', (type, name) => {
    expect(told({ type, [name]: 'x' })).toEqual([['property.unknown', 'error', `/body/${name}`, 'onEvent']]);
  });

  it('are not all that begins with on', () => {
    expect(told({ type: 'tpl', onShelf: 1 })).toEqual([['property.unknown', 'error', '/body/onShelf', undefined]]);
  });
});

describe('a text in the place of a switch', () => {
  it.each([
    ['flase', 'false'],
    ['ture', 'true'],
    ['True', 'true'],
    ['FALSE', 'false'],
    ['maybe', undefined],
  ])('%s was meant to be %s', (text, meant) => {
    expect(told({ type: 'tpl', visible: text })).toEqual([['value.type', 'error', '/body/visible', meant]]);
  });

  it('that may hold words as well was meant to be either', () => {
    expect(told({ type: 'form', title: 'a', labelWidth: 1, wrapWithPanel: 'flase' })).toEqual([
      ['value.type', 'error', '/body/wrapWithPanel', 'false'],
    ]);
  });
});

describe('the rules of a field in one text', () => {
  const field = (validations: string) => ({ type: 'input-text', name: 'a', label: 'a', validations });

  it('are told one by one, with the whole text as it was meant', () => {
    expect(told(field('isEmial, isRequired,minLenght:5'))).toEqual([
      ['value.enum', 'warning', '/body/validations', 'isEmail, isRequired,minLenght:5'],
      ['value.enum', 'warning', '/body/validations', 'isEmial, isRequired,minLength:5'],
    ]);
    expect(told(field('nothingLikeIt'))).toEqual([['value.enum', 'warning', '/body/validations', undefined]]);
  });

  it.each(['', 'isEmail', 'isRequired,maxLength:9', 'matchRegexp:/^a,b$/i,isInt', 'isTimeBetween:[a,b]', '${a},b'])(
    'are those of amis: %s',
    (text) => expect(told(field(text))).toEqual([]),
  );
});

describe('what must be two things at once: a node, and a column', () => {
  const width = (width: unknown) => told({ type: 'crud', columns: [{ type: 'barcode', value: 'a', width }] });
  const place = '/body/columns/0/width';

  it('is told what it is not as either', () => {
    expect(width('5')).toEqual([['value.text-for', 'warning', place, '5']]);
    expect(width(true)).toEqual([['value.type', 'error', place, undefined]]);
    expect(width(5)).toEqual([]);
  });
});

describe('an empty text', () => {
  const button = (more: object) => ({ type: 'button', label: 'a', ...more });

  it('is as good as none where one of several words or a number is meant', () => {
    expect(
      told([button({ size: '', level: '', actionType: '', visible: '' }), { type: 'form', mode: '', labelWidth: '' }]),
    ).toEqual([]);
    expect(told({ type: 'crud', mode: '', perPage: '', columns: [{ name: 'a', label: 'b', align: '' }] })).toEqual([]);
  });

  it('is none of the words that must be there', () => {
    expect(told(onClick({ actionType: '' }))).toEqual([['property.missing', 'error', ACTION, undefined]]);
  });

  it('is no type, list or object', () => {
    expect(told({ type: '' }).flat().slice(0, 2)).toEqual(['type.unknown', 'error']);
    expect(told({ type: 'crud', columns: '' }).flat()[0]).toBe('value.type');
    expect(told(button({ onEvent: '' })).flat()[0]).toBe('value.type');
  });
});

describe('the filter of a crud', () => {
  const crud = (filter: object) => told({ type: 'crud', filter, columns: [{ name: 'a', label: 'b' }] });

  it('is a form without saying so', () => {
    expect(crud({ title: 'a', feat: 'Insert', body: [{ type: 'input-text', name: 'a', label: 'b' }] })).toEqual([]);
  });

  it('lacks no type when it has what no form has: that is told', () => {
    expect(crud({ body: [], columns: [] })).toEqual([
      ['property.unknown-here', 'warning', '/body/filter/columns', undefined],
    ]);
  });
});

describe('parts of nodes', () => {
  it.each([
    [
      { type: 'crud', columns: [{ name: 'a', lable: 'b' }] },
      ['property.unknown-here', 'error', '/body/columns/0/lable', 'label'],
    ],
    [
      { type: 'crud', columns: [{ name: 'a', fixed: 'letf' }] },
      ['value.enum', 'error', '/body/columns/0/fixed', 'left'],
    ],
    [
      { type: 'crud', filter: { body: [{ type: 'input-txt' }] } },
      ['type.unknown', 'error', '/body/filter/body/0/type', 'input-text'],
    ],
    [
      { type: 'button', actionType: 'dialog', dialog: { titel: 'a', body: 'b' } },
      ['property.unknown-here', 'error', '/body/dialog/titel', 'title'],
    ],
    [
      { type: 'picker', pickerSchema: { columns: [{ nmae: 'a' }] } },
      ['property.unknown-here', 'error', '/body/pickerSchema/columns/0/nmae', 'name'],
    ],
    [
      { type: 'tabs', tabs: [{ titel: 'a', body: 'b' }] },
      ['property.unknown-here', 'error', '/body/tabs/0/titel', 'title'],
    ],
    [
      { type: 'input-text', validations: { isEmial: true } },
      ['property.unknown-here', 'warning', '/body/validations/isEmial', 'isEmail'],
    ],
    [
      { type: 'button', onEvent: { clikc: { actions: [] } } },
      ['property.unknown-here', 'warning', '/body/onEvent/clikc', 'click'],
    ],
  ])('%j', (node, expected) => {
    expect(told(node).flat()).toEqual(expected);
  });
});
