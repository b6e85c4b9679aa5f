import { expect, it } from 'vitest';
import { HOSTILE_MARKDOWN } from '../../../tests/support/hostile-markdown.ts';
import { renderPage } from './render-page.ts';

const context = { contextPath: '/pw', locale: 'en-US', sizeOf: () => ({ width: 8, height: 4 }) };
const render = (source: string) => renderPage(source, context);
const ids = (source: string) => render(source).headings.map(({ id }) => id);

/** A tag as the sanitiser writes it, and an attribute in it. Whatever looks otherwise is text, or a mistake. */
const TAG = /<\/?([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*) ?\/?>/g;
const ATTRIBUTE = / ([a-z-]+)(?:="([^"]*)")?/g;

it('takes the first heading for the title, and shows it once', () => {
  const { title, html } = render('# Apps & `pages`\n\nWords.');
  expect(title).toBe('Apps & pages');
  expect(html).toBe('<p>Words.</p>\n');
});

it('names headings in any script, and equal ones differently', () => {
  expect(ids('## 邀请成员\n\n## Invite people!\n\n## Invite people\n\n## ???')).toEqual([
    '邀请成员',
    'invite-people',
    'invite-people~2',
    'part',
  ]);
  expect(ids('## A\n\n### Example\n\n## B\n\n### Example\n\n### Example 2\n\n### Example')).toEqual([
    'a',
    'a.example',
    'b',
    'b.example',
    'b.example-2',
    'b.example~2',
  ]);
});

it('keeps the name of a heading when text is added elsewhere', () => {
  const names = (before: string) => ids(`## Start\n\n${before}\n\n## Roles\n\n### Example`).slice(-2);
  expect(names('')).toEqual(['roles', 'roles.example']);
  expect(names('More words.\n\n### Example\n\n## New part\n\n### Example')).toEqual(['roles', 'roles.example']);
});

it('takes the name that an author gives, so that both languages share it', () => {
  const { html, headings } = render('## 邀请成员 {#invite}');
  expect(headings).toEqual([{ level: 2, label: '邀请成员', id: 'invite' }]);
  expect(html).toContain('<h2 id="invite">邀请成员<a class="pw-doc-anchor" href="#invite"');
  expect(ids('## 100% {#a.b}')).toEqual(['100-a-b']);
});

it('leads to pages of the manual and of the platform, and opens other sites in a new window', () => {
  const { html } = render('[a](apps.md#people) [b](/i/profile) [c](https://example.com/x) [d](#here)');
  expect(html).toContain('href="/pw/docs/apps#people"');
  expect(html).toContain('href="/pw/i/profile"');
  expect(html).toContain('href="https://example.com/x" target="_blank" rel="noopener"');
  expect(html).toContain('href="#here"');
});

it('shows pictures of the manual, and none of other sites', () => {
  const { html } = render('![Desk](pictures/desk.webp) ![Spy](https://example.com/spy.png)');
  expect(html).toContain('src="/pw/api/doc-picture/en-US/desk.webp" alt="Desk" width="8" height="4"');
  expect(html).not.toContain('example.com');
});

it('gives code, tables and live examples their boxes', () => {
  const { html } = render('```json\n{"a": "<b>"}\n```\n\n| a |\n| --- |\n| b |\n\n```example 0\n```');
  expect(html).toContain('<div class="pw-doc-code"><pre tabindex="0"><code class="language-json">{"a": "&lt;b&gt;"}');
  expect(html).toContain('<div class="pw-doc-table"><table>');
  expect(html).toContain('<div class="pw-doc-example" data-example="0"></div>');
});

it.each(HOSTILE_MARKDOWN)('lets nothing run: %s', (source) => {
  const { html } = render(`# Title\n\n${source}\n\n${source}`);
  const tags = [...html.matchAll(TAG)];
  expect(html.replaceAll(TAG, '')).not.toContain('<');
  for (const [, name, attributes = ''] of tags) {
    expect(name).toMatch(/^(?:h2|p|a|img|div|pre|code|table|thead|tbody|tr|th|td)$/);
    for (const [, attribute, value = ''] of attributes.matchAll(ATTRIBUTE)) {
      expect(attribute).toMatch(
        /^(?:id|class|href|src|alt|title|width|height|target|rel|loading|aria-hidden|tabindex|data-example)$/,
      );
      if (/^(?:href|src)$/.test(attribute!)) expect(value).toMatch(/^(?:$|#|https:\/\/example\.com|\/pw\/)/);
    }
  }
});
