import { markdown } from 'amis-ui/lib/components/Markdown';
import { expect, it } from 'vitest';

it('makes links of addresses that are written as links alone, whatever a page asks for', () => {
  for (const options of [undefined, { linkify: true }]) {
    const html = markdown('https://a.test <https://b.test> [c](https://c.test)', { html: false, ...options });
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      'https://b.test',
      'https://c.test',
    ]);
  }
});
