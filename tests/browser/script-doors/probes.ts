import table from './probes.json' with { type: 'json' };

/** One attempt of a page definition to run a program or to read what is none of its business. */
export interface Probe {
  name: string;
  schema: object;
  /** Elements inside the probe to point at, to type into, and to press. */
  hover?: string;
  fill?: string;
  click?: string;
  /** False where amis or the browser holds by itself: no control run can show it open. */
  live?: false;
}

type Row = Omit<Probe, 'name'>;

/** `RUN()` stands for a call that the test notices, `NAME` for the probe's own name. */
function withName(name: string, row: Row): Probe {
  const text = JSON.stringify(row).replaceAll('RUN()', `ran('${name}')`).replaceAll('NAME', name);
  return { name, ...(JSON.parse(text) as Row) };
}

/** Every probe of the table. */
export const probes: Probe[] = Object.values(table as Record<string, Record<string, Row>>).flatMap((group) =>
  Object.entries(group).map(([name, row]) => withName(name, row)),
);

/** What a page may still do; the last button proves that everything before it had its turn. */
const ordinary = {
  type: 'service',
  id: 'ordinary',
  className: 'ordinary',
  data: { list: [{ name: 'a' }, { name: 'b' }], prototype: 'P1' },
  body: [
    {
      type: 'tpl',
      className: 'formula',
      tpl: "${JOIN(ARRAYMAP(list, item => item.name), '+')} ${list[1].name} ${prototype}",
    },
    {
      type: 'tpl',
      className: 'markup',
      tpl: '<b style="color: red">bold</b> <a href="/somewhere" target="_blank">link</a>',
    },
    { type: 'tpl', className: 'shown', tpl: 'shown', visibleOn: '${list.length === 2}' },
    { type: 'tpl', className: 'hidden', tpl: 'hidden', hiddenOn: '${list.length === 2}' },
    { type: 'tpl', className: 'pressed', tpl: '${state}' },
    { type: 'tpl', className: 'answer', tpl: '${text}' },
    {
      type: 'button',
      label: 'ask',
      onEvent: {
        click: {
          actions: [
            { actionType: 'setValue', componentId: 'ordinary', args: { value: { state: 'pressed' } } },
            {
              actionType: 'ajax',
              ignoreError: true,
              api: { url: '/echo', method: 'post', data: { text: 'asked' } },
              outputVar: 'echo',
            },
            {
              actionType: 'setValue',
              componentId: 'ordinary',
              args: { value: { text: "${event.data.echo.responseData.text || 'asked in vain'}" } },
            },
          ],
        },
      },
    },
  ],
};

/** A page with all probes, each in a box of its own, and with what pages may do. */
export const probeSchema = {
  type: 'page',
  body: [
    ...probes.map(({ name, schema }) => ({ type: 'container', className: `probe-${name}`, body: [schema] })),
    ordinary,
  ],
};
