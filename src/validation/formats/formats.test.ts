import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import type { Message } from '../message.ts';
import { formats } from './index.ts';
import sarifParts from './sarif-parts.json' with { type: 'json' };

const message: Message = {
  file: 'a b,c.json',
  line: 3,
  column: 7,
  pointer: '/body/0/type',
  severity: 'error',
  code: 'type.unknown',
  message: '100 % unknown\nDid you mean "form"?',
  suggestion: 'form',
};

it('text: one line with place, severity, code and message', () => {
  expect(formats['text']?.([{ ...message, message: 'Unknown.' }])).toBe('a b,c.json:3:7 error type.unknown Unknown.\n');
  expect(formats['text']?.([])).toBe('');
});

it('json: an array with every field, also when there is nothing to say', () => {
  expect(JSON.parse(formats['json']?.([message]) ?? '')).toEqual([message]);
  expect(JSON.parse(formats['json']?.([]) ?? '')).toEqual([]);
});

it('github: an annotation with what could end it escaped', () => {
  expect(formats['github']?.([message])).toBe(
    '::error file=a b%2Cc.json,line=3,col=7,title=type.unknown::100 %25 unknown%0ADid you mean "form"?\n',
  );
});

it('sarif: a run with rules, levels and regions', () => {
  const { runs, version } = JSON.parse(formats['sarif']?.([message, message]) ?? '');
  expect(version).toBe('2.1.0');
  expect(runs[0].tool.driver.rules).toEqual([{ id: 'type.unknown' }]);
  expect(runs[0].results).toHaveLength(2);
  expect(runs[0].results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'a%20b,c.json' },
    region: { startLine: 3, startColumn: 7 },
  });
});

it('sarif: valid by the parts of its schema', () => {
  const valid = new Ajv().compile(sarifParts);
  expect(valid(JSON.parse(formats['sarif']?.([message, { ...message, severity: 'warning', pointer: '' }]) ?? ''))).toBe(
    true,
  );
  expect(valid(JSON.parse(formats['sarif']?.([]) ?? ''))).toBe(true);
});
