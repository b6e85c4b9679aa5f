import { expect, it } from 'vitest';
import { boundedForm } from './bounded-form.ts';

const form = (html: string) => boundedForm({ html, title: 'Title', covered: true, gaps: [], reads: [] });

it('leaves out markup that is long or whose signs are costly to draw: no script could bound it', () => {
  const usual = `<p>${'aअ'.repeat(500)}</p>`;
  expect(form(usual)).toMatchObject({ html: usual, covered: true });
  for (const html of ['aअ'.repeat(9000), `a${'\u0301'.repeat(60_000)}`, 'x'.repeat(300_001)])
    expect(form(html)).toMatchObject({ html: '', covered: false });
});
