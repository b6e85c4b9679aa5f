import { expect, it } from 'vitest';
import { boundedForm } from './bounded-form.ts';

const form = (html: string) => boundedForm({ html, title: 'Title', covered: true, gaps: [], reads: [] });

it('leaves out markup that is long or whose signs are costly to draw: no script could bound it', () => {
  for (const usual of [`<p>${'aअ'.repeat(150)}</p>`, '<p class="cxd-Form-item">Name</p>'.repeat(3000)])
    expect(form(usual)).toMatchObject({ html: usual, covered: true });
  for (const html of [
    'aअ'.repeat(500),
    `<input placeholder="${'aअ'.repeat(500)}">`,
    `a${'\u0301'.repeat(60_000)}`,
    'x'.repeat(300_001),
  ])
    expect(form(html)).toMatchObject({ html: '', covered: false });
});
