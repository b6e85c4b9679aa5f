import { filled, type Make, page, repeated } from './make-input.ts';

const nodes = (size: number, before = ''): string => filled(size, () => `${before}{"type":"tpl"}`);

/** Broken documents. */
export const worstSyntax: Readonly<Record<string, Make>> = {
  brackets: (size) => '['.repeat(size),
  'braces with names': (size) => repeated(size, '{"a":'),
  'syntax errors': (size) => repeated(size, '{]'),
  'syntax errors on lines': (size) => repeated(size, '{]\n'),
  'a text in quotes that do not match': (size) => `{"type":"page","title":"${repeated(size, "\\\\'")}`,
  'one line with a mistake at its end': (size) => `{"type":"page","body":[${nodes(size)}}`,
  'one line after blanks with a mistake at its end': (size) =>
    `${repeated(size / 2, ' ')}{"type":"page","body":[${nodes(size / 2)}}`,
  'lines with a mistake at the end': (size) => `{"type":"page",\r\n"body":[${nodes(size, '\r\n  ')}}`,
  'wrong escapes': (size) => page(filled(size, () => '"\\x"')),
  'wrong escapes in one text': (size) => `{"type":"page","title":"${repeated(size, '\\x')}"}`,
  'quotes in a text, two by two': (size) => `{"type":"page","title":"${repeated(size, 'x" x" ')}"}`,
  'quotes in a text, one of them alone': (size) => `{"type":"page","title":"x" ${repeated(size, 'x" x" ')}"}`,
  'a text without its end': (size) => `{"type":"page","title":"${repeated(size, 'x,\n')}}`,
  'missing commas': (size) => page(repeated(size, '{"type":"tpl"}\n')),
  'names without quotes': (size) => page(filled(size, () => '{type:"tpl"}')),
  'single quotes': (size) => `{${repeated(size, "'a':'b',\n")}}`,
  'signs too many': (size) => `{"type":"page"${repeated(size, '}')}`,
  comments: (size) => page(repeated(size, '/* */')),
  'words that are no JSON': (size) => repeated(size, 'abc '),
  'numbers that JSON writes otherwise': (size) => `{"type":"page","data":[${repeated(size, '01,')}1]}`,
  'line breaks': (size) => `${repeated(size, '\r\n')}{"type":"page"}`,
};
