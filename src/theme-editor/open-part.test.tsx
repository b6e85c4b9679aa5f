import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import house from '../../schemas/theme/platform.json' with { type: 'json' };
import type { Editing } from './context.ts';
import { openPart } from './open-part.ts';

beforeEach(() => {
  document.head.innerHTML =
    '<style>.link{color:var(--link-color)}.icon{margin-right:var(--link-icon-margin)}.primary{background:var(--button-primary-default-bg-color)}</style>';
  document.body.innerHTML = '<p class="link"><i class="icon"></i></p><b class="primary"><u></u></b>';
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** What is opened after a click on an element, in a sample or on a page. */
async function opened(selector: string, sample: Parameters<typeof openPart>[2]) {
  const open = vi.fn();
  const editing = { session: { state: () => ({ theme: house }) }, open } as unknown as Editing;
  await openPart(editing, document.querySelector(selector)!, sample);
  return open.mock.calls[0]?.[0];
}

it('opens the form of a sample at the group for the part that was clicked', async () => {
  const sample = { form: 'panel', panel: 'link', part: 'link', index: 0, state: 'default' };
  expect(await opened('.link', sample)).toMatchObject({ ...sample, group: 0 });
  expect(await opened('.icon', sample)).toMatchObject({ ...sample, group: 4 });
});

it('opens the panel, the kind and the group behind an element of a page', async () => {
  const kinds = house.component.button1.type.map(({ type }) => type);
  const place = { form: 'panel', panel: 'button', part: 'type', index: kinds.indexOf('primary'), state: 'default' };
  expect(await opened('u', null)).toMatchObject({ ...place, group: 0 });
  expect(await opened('.icon', null)).toMatchObject({ panel: 'link', group: 4 });
});

it('opens what colours an element, however many sizes another form gives it', async () => {
  document.head.innerHTML +=
    '<style>.primary{padding:var(--button-size-lg-paddingTop) var(--button-size-lg-paddingLeft);font-size:var(--button-size-lg-fontSize)}</style>';
  expect(await opened('u', null)).toMatchObject({ panel: 'button', part: 'type' });
});
