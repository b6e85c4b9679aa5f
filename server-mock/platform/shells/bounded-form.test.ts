import { expect, it } from 'vitest';
import { boundedForm } from './bounded-form.ts';

const form = (html: string) => boundedForm({ html, title: 'Title', covered: true, gaps: [], reads: [] });

it('leaves out markup that is long', () => {
  const usual = '<p class="cxd-Form-item">Name</p>'.repeat(3000);
  expect(form(usual)).toMatchObject({ html: usual, covered: true });
  expect(form('x'.repeat(300_001))).toMatchObject({ html: '', covered: false });
});
