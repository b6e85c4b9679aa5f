import { expect, it } from 'vitest';
import { validateScreen } from '../src/validation/index.ts';
import { probes } from './browser/script-doors/probes.ts';

/** Why no look at a page can tell; the browser holds these (tests/browser/script-doors). */
const AT_RUN_TIME = {
  'what a call answers is not in the page': ['schema-from-server', 'markdown-api', 'server-message'],
  'data is a program only where a node shows it as HTML, and which does is known when it is bound': [
    'static-rich-text',
    'table-cell',
  ],
  'what an object of the data or of an event has is known when it is there': [
    'event-window',
    'event-document',
    'constructor',
    'constructor-computed',
    'constructor-by-list-key',
    'constructor-variable',
    'constructor-get',
    'constructor-in-lambda',
    'prototype',
  ],
};

const held = new Set(Object.values(AT_RUN_TIME).flat());

const hasError = (body: object) =>
  validateScreen({ type: 'page', body }, { texts: {} }).some(({ severity }) => severity === 'error');

it('each door that a page can have is an error of the checker, but for what only shows at run time', () => {
  const open = probes.filter(({ schema }) => !hasError(schema)).map(({ name }) => name);
  expect(new Set(open)).toEqual(held);
});
