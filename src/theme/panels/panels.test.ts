import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Theme } from '../../types/generated/theme.ts';
import { baseOf } from '../data/house.ts';
import { themeDeclarations } from '../data/theme-css.ts';
import { withValue } from '../editing/paths.ts';
import { house } from '../editing/whole-theme.ts';
import { expandForm, kindsOf, sectionsOf } from './expand.ts';
import type { Panel } from './panel.ts';

const FOLDER = 'schemas/theme/panels';
const words = { state: '', states: {}, labels: {} };
const values = baseOf({ config: { name: '' } });
const empty: Theme = { config: { name: 'Empty' }, global: {}, component: {} };

const panelOf = (file: string): Panel => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
const kindsIn = (panel: Panel, list: string | undefined) => (list ? kindsOf(empty, house, panel, list) : []);

describe.each(readdirSync(FOLDER))('The panel %s', (file) => {
  const panel = panelOf(file);
  const forms = Object.entries(panel.forms);

  it('has a form for each sample and a sample for each form', () => {
    expect([...new Set(panel.samples.map(({ form }) => form))].sort()).toEqual(forms.map(([name]) => name).sort());
  });

  it('shows nodes, a message or pictures in each sample', () => {
    for (const { body, toast, gallery, room } of panel.samples) {
      expect(body ?? toast ?? gallery).toBeDefined();
      if (gallery) expect(room).toBeDefined();
    }
  });

  it('names only kinds that are in its lists', () => {
    for (const sample of panel.samples) if (sample.each) expect(kindsIn(panel, sample.each)).not.toEqual([]);
    for (const [, { own, each, groups }] of forms) {
      const types = kindsIn(panel, own ?? each).map(({ type }) => type);
      for (const { kinds = [] } of groups) expect(types).toEqual(expect.arrayContaining(kinds));
    }
  });

  it('has one beginning of names for each place', () => {
    const tokens = new Map<string, string>();
    for (const [, form] of forms)
      for (const { at, token } of sectionsOf(form, { index: '0', type: kindsIn(panel, form.own)[0]?.type ?? '' })) {
        const place = form.own ? `${form.own} ${at}` : at;
        expect([place, tokens.get(place) ?? token]).toEqual([place, token]);
        tokens.set(place, token);
      }
  });

  it('has fields in each form, for each kind', () => {
    for (const [name, { own, each }] of forms) {
      const kinds = kindsIn(panel, own ?? each);
      for (let index = 0; index < Math.max(1, kinds.length); index += 1)
        expect(expandForm(panel, name, { index, kinds, values, words })?.body).not.toEqual([]);
    }
  });
});

/** The variables that change when a place of a panel's form is set. */
function changedBy(file: string, name: string, place: string[]): string[] {
  const form = expandForm(panelOf(file), name, { values, words })!;
  const theme = withValue(form.prepare(empty, place), [...form.at.split('.'), ...place], '#123456');
  return [...themeDeclarations(theme, values).keys()];
}

describe('A form with states', () => {
  it('leaves the first state out of the variables of tabs', () => {
    expect(changedBy('tabs.json', 'card', ['card', 'default', 'body', 'linkBg'])).toEqual(['--Tabs--card-linkBg']);
    expect(changedBy('tabs.json', 'card', ['card', 'hover', 'body', 'linkBg'])).toEqual(['--Tabs--card-hover-linkBg']);
  });

  it('lets a state that a group names follow the default one', () => {
    const { body } = expandForm(panelOf('link.json'), 'link', { values, words })!;
    const inherits = (body as { visibleOn?: string; body?: { inherit?: string }[] }[]).map((group) => [
      /'(\w+)'/.exec(group.visibleOn ?? '')?.[1],
      group.body?.[0]?.inherit,
    ]);
    const follows = "${base['default']['body']['font']}";
    expect(inherits).toEqual([
      [undefined, undefined],
      ['default', undefined],
      ['hover', follows],
      ['click', follows],
      ['disabled', follows],
      [undefined, undefined],
    ]);
  });

  it('calls a state as the panel names it', () => {
    const [states] = expandForm(panelOf('tabs.json'), 'card', { values, words })!.body as [{ options: object[] }];
    expect(states.options).toContainEqual({ value: 'active', label: 'i18n:themePanel.tabs.selected' });
  });
});

describe('A form of a component that is one section', () => {
  it('writes the variables of the component', () => {
    expect(changedBy('divider.json', 'divider', ['body', 'color'])).toEqual(['--Divider-color']);
  });
});

describe('A form for kinds that a panel names', () => {
  const tag = panelOf('tag.json');

  it('begins the list in the theme, and writes the variables of its kind', () => {
    const kinds = kindsIn(tag, 'color');
    const form = expandForm(tag, 'color', { index: 2, kinds, values, words })!;
    expect(form.at).toBe('component.tag.color.2');
    const prepared = form.prepare(empty, ['body', 'color']);
    const theme = withValue(prepared, ['component', 'tag', 'color', '2', 'body', 'color'], '#123456');
    expect((theme.component['tag'] as { color: unknown[] }).color).toHaveLength(6);
    expect([...themeDeclarations(theme, values).keys()]).toEqual(['--Tag-color-error-color']);
  });

  it('has fields whose names are places in the kind', () => {
    const form = expandForm(tag, 'color', { index: 2, kinds: kindsIn(tag, 'color'), values, words })!;
    expect(JSON.stringify(form.body)).toContain('"name":"body.bg-color"');
  });

  it('has the groups of that kind alone', () => {
    const titles = (index: number) =>
      expandForm(tag, 'model', { index, kinds: kindsIn(tag, 'model'), values, words })!.body.map(
        (group) => (group as { header: string }).header,
      );
    expect(titles(0)).not.toContain('i18n:themePanel.tag.dot');
    expect(titles(2)).toContain('i18n:themePanel.tag.dot');
  });

  it('is for those kinds whatever list a theme brings', () => {
    const theme = { component: { tag: { color: [{ label: 'one' }] } } };
    expect(kindsOf(theme, house, tag, 'color')).toHaveLength(6);
  });
});

describe('The label of a field', () => {
  const labels = { 'padding-and-margin': 'Spacing', padding: 'Padding', shadow: 'Shadow' };
  const group = { at: 'base', token: '--x-', title: 'Shadow' };
  const panel = (fields: object[]) =>
    ({
      path: 'component.x',
      samples: [],
      forms: { x: { title: '', groups: [{ ...group, fields }] } },
    }) as never as Panel;
  const nodesOf = (...fields: object[]) => {
    const { body } = expandForm(panel(fields), 'x', { values, words: { ...words, labels } })!;
    return (body[0] as { body: object[] }).body;
  };

  it('is not seen where the title of its group is the same', () => {
    expect(nodesOf({ prop: 'shadow' })).toMatchObject([{ label: 'Shadow', className: 'pw-theme-said' }]);
  });

  it('names the one space that a field is for', () => {
    const both = { prop: 'padding-and-margin' };
    expect(nodesOf(both, { ...both, parts: ['padding'] })).toMatchObject([
      { label: 'Spacing', className: 'pw-theme-said' },
      { label: 'Padding' },
    ]);
  });
});

it('shows what a variable has that names another one, and what our rules keep where amis has no variable', () => {
  const size = (part: string) =>
    new Map([
      [`--x-size`, 'var(--y)'],
      ['--y', part],
    ]);
  const panel = {
    path: 'component.x',
    samples: [],
    forms: { x: { title: '', groups: [{ at: 'base', token: '--x-', title: 'X', fields: ['size'] }] } },
  } as never as Panel;
  const groundOf = (of: ReadonlyMap<string, string>) => expandForm(panel, 'x', { values: of, words })?.ground;
  expect(groundOf(size('4px'))).toEqual({ base: { body: { size: '4px' } } });
  expect(groundOf(size('var(--sizes-size-3)'))).toEqual({ base: { body: { size: 'var(--sizes-size-3)' } } });
  expect(values.get('--Wizard-after-color')).toBe('var(--colors-neutral-text-6)');
});

it('shows what amis reads until the theme sets a variable of ours', () => {
  const { ground } = expandForm(panelOf('wizard.json'), 'steps', { values, words })!;
  expect(ground).toMatchObject({
    base: {
      badge: {
        body: { 'onActive-bg-color': 'var(--colors-brand-5)', 'border-color': values.get('--steps-status-wait-color') },
      },
      step: { body: { 'li-onActive-color': values.get('--steps-base-color') } },
    },
  });
  expect(expandForm(panelOf('progress.json'), 'circle', { values, words })!.ground).toMatchObject({
    base: { circle: { body: { 'theme-color': values.get('--info') } } },
  });
});
