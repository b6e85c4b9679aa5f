import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerDefinition } from '../../src/host/renderers/define-renderer.ts';
import { registry } from '../../src/host/renderers/registry.ts';
import { cleanUp, renderForm } from '../../tests/support/render/render-nodes.tsx';

const scrolledTo: string[] = [];
Element.prototype.scrollIntoView = function (this: Element) {
  scrolledTo.push(this.id);
};

beforeAll(async () => {
  registerDefinition(registry.article);
  await registry.article.load();
}, 60_000);
afterEach(() => {
  cleanUp();
  scrolledTo.length = 0;
  window.history.replaceState(null, '', '/');
});

const heading = (name: string) => `<h2>${name}<a class="pw-doc-anchor" href="#${encodeURIComponent(name)}">#</a></h2>`;
const show = (html: string, examples: object[] = []) =>
  renderForm([{ type: 'article', html: '${html}', examples: '${examples}' }], undefined, {
    form: { data: { html, examples } },
  });

it('gives headings their names again, those of members of the document too', async () => {
  show(heading('images') + heading('邀请成员'));
  await screen.findByText('images');
  await vi.waitFor(() =>
    expect([...document.querySelectorAll('h2')].map(({ id }) => id)).toEqual(['images', '邀请成员']),
  );
});

it('copies code with a button, which says so', async () => {
  const writeText = vi.fn(async () => undefined);
  Object.assign(window.navigator, { clipboard: { writeText } });
  show('<div class="pw-doc-code"><pre><code>npm start\n</code></pre></div>');
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(writeText).toHaveBeenCalledWith('npm start\n');
});

it('draws nodes where the text has a place for them', async () => {
  show('<p>Before</p><div class="pw-doc-example" data-example="1"></div><p>After</p>', [
    { type: 'tpl', tpl: 'First' },
    { type: 'tpl', tpl: 'Second' },
  ]);
  await screen.findByText('Second');
  expect(screen.queryByText('First')).toBeNull();
  expect(document.querySelector('.pw-doc')?.textContent).toBe('BeforeSecondAfter');
});

it.each([
  ['#go', ['go']],
  ['#%E9%82%80', ['邀']],
  ['#100%', []],
  ['#nowhere', []],
])('goes to the part that %s names once the text is there', async (hash, expected) => {
  window.history.replaceState(null, '', `/${hash}`);
  show(heading('go') + heading('邀'));
  await screen.findByText('go');
  await vi.waitFor(() => expect(document.querySelector('h2')?.id).toBe('go'));
  expect(scrolledTo).toEqual(expected);
});
