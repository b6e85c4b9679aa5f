import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import official from '../../../tests/support/sarif-schema-2.1.0.json' with { type: 'json' };
import type { Message } from '../message.ts';
import { formats } from './index.ts';

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

it('github: a Windows path and a text of several lines stay one annotation', () => {
  const text = formats['github']?.([{ ...message, file: 'C:\\a.json', message: 'one\r\ntwo::error::three' }]);
  expect(text).toBe('::error file=C%3A\\a.json,line=3,col=7,title=type.unknown::one%0D%0Atwo::error::three\n');
});

describe('sarif', () => {
  const log = (...messages: Message[]) => JSON.parse(formats['sarif']?.(messages) ?? '');

  it('has a run with rules, levels, regions and suggestions', () => {
    const { runs, version } = log(message, { ...message, code: 'id.duplicate', severity: 'warning' }, message);
    expect(version).toBe('2.1.0');
    expect(runs[0].tool.driver.rules).toEqual([{ id: 'id.duplicate' }, { id: 'type.unknown' }]);
    expect(runs[0].results).toHaveLength(3);
    expect(runs[0].results[0]).toEqual({
      ruleId: 'type.unknown',
      ruleIndex: 1,
      level: 'error',
      message: { text: message.message },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'a%20b%2Cc.json' },
            region: { startLine: 3, startColumn: 7 },
          },
          logicalLocations: [{ fullyQualifiedName: '/body/0/type' }],
        },
      ],
      properties: { suggestion: 'form' },
    });
    expect(runs[0].results[1].level).toBe('warning');
  });

  it.each([
    ['pages/a#1?.json', 'pages/a%231%3F.json'],
    ['页面/登录.json', '%E9%A1%B5%E9%9D%A2/%E7%99%BB%E5%BD%95.json'],
    ['/tmp/a.json', 'file:///tmp/a.json'],
    ['C:\\pages\\a.json', 'file:///C:/pages/a.json'],
  ])('names the file %s by the URI %s', (file, uri) => {
    expect(log({ ...message, file }).runs[0].results[0].locations[0].physicalLocation.artifactLocation).toEqual({
      uri,
    });
  });

  it("is valid by OASIS's own schema", () => {
    const { $schema, id, ...schema } = official;
    const isUri = (text: string) => URL.canParse(text);
    const isReference = (text: string) => URL.canParse(text, 'file:///') && !/[\s"<>\\^`{|}]/.test(text);
    const formatsOfUris = { uri: isUri, 'uri-reference': isReference, 'date-time': true } as const;
    const valid = new Ajv({ strict: false, formats: formatsOfUris }).compile(schema);
    const logs = [
      log(),
      log(message, { ...message, severity: 'warning', pointer: '' }),
      log({ ...message, file: '/页 #.json' }),
    ];
    for (const one of logs) expect([valid(one), valid.errors]).toEqual([true, null]);
    expect(valid({ ...log(message), version: '2.0' })).toBe(false);
  });
});
