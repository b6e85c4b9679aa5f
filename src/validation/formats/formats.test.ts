import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import official from '../../../tests/support/sarif-schema-2.1.0.json' with { type: 'json' };
import codes from '../codes.json' with { type: 'json' };
import { validateScreen } from '../index.ts';
import type { Message } from '../message.ts';
import { formatNamed } from './index.ts';

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

const write = (format: string, messages: readonly Message[], locale: 'en-US' | 'zh-CN' = 'en-US') => {
  const messagesIn = (wanted: string) =>
    wanted === 'zh-CN' ? messages.map((one) => ({ ...one, message: '没有这个类型。' })) : messages;
  return formatNamed(format)?.write({ messages, locale, messagesIn, texts: { 'en-US': en, 'zh-CN': zh } }) ?? '';
};

it('are those there are, and nothing that every object has', () => {
  for (const name of ['xml', 'toString', 'constructor', '__proto__']) expect(formatNamed(name)).toBeUndefined();
});

it('text: one line with place, severity, code and message', () => {
  expect(write('text', [{ ...message, message: 'Unknown.' }])).toBe(
    'a b,c.json:3:7 error type.unknown Unknown. (/body/0/type)\n',
  );
  expect(write('text', [{ ...message, message: 'Empty.', pointer: '' }])).toBe(
    'a b,c.json:3:7 error type.unknown Empty.\n',
  );
  expect(write('text', [])).toBe('');
});

it('text: README.md shows the line that a slip in the login page is told with', () => {
  const [line, file, row] = /^(schemas\/\S+\.json):(\d+):.*$/m.exec(readFileSync('README.md', 'utf8')) ?? [];
  const lines = readFileSync(file!, 'utf8').split('\n');
  lines[Number(row) - 1] = lines[Number(row) - 1]!.replace('input-text', 'input-txt');
  const told = validateScreen(lines.join('\n'), { file: file!, texts: en });
  expect(write('text', told)).toBe(`${line}\n`);
});

it('text: what would end the line or steer a terminal is shown, not sent', () => {
  const word = 'a\nb\r\u001b[31m\u009b2J\u2028';
  const text = write('text', [{ ...message, message: `There is no type "${word}".`, pointer: '/\n' }]);
  const shown = 'a\\u000ab\\u000d\\u001b[31m\\u009b2J\\u2028';
  expect(text).toBe(`a b,c.json:3:7 error type.unknown There is no type "${shown}". (/\\u000a)\n`);
});

it.each([
  ['\u061c\u200e\u202a\u202e\u2066\u2069', '\\u061c\\u200e\\u202a\\u202e\\u2066\\u2069'],
  ['\u200b\u2060\ufeff\u3164', '\\u200b\\u2060\\ufeff\\u3164'],
  ['\u{e0041}', '\\udb40\\udc41'],
])('text and github: %j, which turns words round or is not seen, is written out', (signs, shown) => {
  const turned = { ...message, message: `Text: a${signs}b` };
  expect(write('text', [turned])).toContain(`a${shown}b`);
  expect(write('github', [turned])).toContain(`a${shown}b`);
});

it('json: an array with every field, the text in both languages, also when there is nothing to say', () => {
  const both = { 'zh-CN': '没有这个类型。', 'en-US': message.message };
  expect(JSON.parse(write('json', [message]))).toEqual([{ ...message, message: both }]);
  expect(JSON.parse(write('json', []))).toEqual([]);
});

it('github: an annotation with what could end it escaped', () => {
  expect(write('github', [message])).toBe(
    '::error file=a b%2Cc.json,line=3,col=7,title=type.unknown::100 %25 unknown%0ADid you mean "form"? (/body/0/type)\n',
  );
});

it('github: a Windows path and a text of several lines stay one annotation', () => {
  const text = write('github', [{ ...message, file: 'C:\\a.json', message: 'one\r\ntwo::error::three' }]);
  expect(text).toBe(
    '::error file=C%3A\\a.json,line=3,col=7,title=type.unknown::one%0D%0Atwo::error::three (/body/0/type)\n',
  );
});

it.each(['text', 'github'] as const)('%s: a command for a terminal is written out', (format) => {
  const text = write(format, [{ ...message, message: 'a \u001b]52;c;eA==\u0007' }]);
  expect(text).toContain('a \\u001b]52;c;eA==\\u0007');
});

describe('sarif', () => {
  const log = (...messages: Message[]) => JSON.parse(write('sarif', messages));

  it('has a run with rules, levels, regions and suggestions', () => {
    const { runs, version } = log(message, { ...message, code: 'id.duplicate', severity: 'warning' }, message);
    expect(version).toBe('2.1.0');
    expect(runs[0].tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['id.duplicate', 'type.unknown']);
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

  it('says each rule in both languages, with its reason and where its examples are', () => {
    const inEnglish = { id: 'type.unknown', shortDescription: { text: 'There is no type "…".' } };
    const inChinese = { id: 'type.unknown', shortDescription: { text: '没有类型“…”。' } };
    const [run] = log(message).runs;
    expect(run.tool.driver).toMatchObject({ language: 'en-US', rules: [inEnglish] });
    expect(run.translations).toMatchObject([{ language: 'zh-CN', rules: [inChinese] }]);
    const [{ fullDescription, help }] = run.tool.driver.rules;
    expect(fullDescription.text).toBe(codes['type.unknown'].why['en-US']);
    expect(run.translations[0].rules[0].fullDescription.text).toBe(codes['type.unknown'].why['zh-CN']);
    const [document = '', anchor] = help.text.split('#');
    expect(readFileSync(document, 'utf8')).toContain(`<a id="${anchor}"></a>`);
    expect(write('sarif', [message])).not.toContain(process.cwd());
    const [chinese] = JSON.parse(write('sarif', [message], 'zh-CN')).runs;
    expect(chinese.tool.driver).toMatchObject({ language: 'zh-CN', rules: [inChinese] });
    expect(chinese.translations).toMatchObject([{ language: 'en-US', rules: [inEnglish] }]);
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
