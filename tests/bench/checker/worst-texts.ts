import { filled, type Make, page, repeated, text } from './make-input.ts';

const node = (value: object): string => page(JSON.stringify(value));

/** One long text: what patterns and parsers have gone back and forth in. */
export const worstTexts: Readonly<Record<string, Make>> = {
  'one long text': (size) => text(repeated(size, 'x')),
  'a text beyond the basic plane': (size) => text(repeated(size, '😀')),
  'open formulas in one text': (size) => text(repeated(size, '${')),
  'formulas in one text': (size) => text(repeated(size, '${a}')),
  'backslashes and quotes in a formula': (size) => text(`\${'${repeated(size, '\\')}`),
  'quotes after backslashes in a formula': (size) => text(`\${${repeated(size, "\\'")}}`),
  'braces and blanks in a formula': (size) => text(`\${${repeated(size, `{${' '.repeat(50)}`)}}`),
  'names in a formula': (size) => text(`\${${repeated(size, 'a.b.')}(}`),
  'blanks in a formula': (size) => text(`\${a${repeated(size, ' ')}b}`),
  'bars in a formula': (size) => text(`\${${repeated(size, '| ')}}`),
  'names of storage in one text': (size) => text(repeated(size, '${window:a}')),
  'long formulas of brackets': (size) => page(filled(size, (i) => JSON.stringify(`\${${'('.repeat(19_000)}${i}}`))),
  'long formulas that all differ': (size) =>
    page(filled(size, (i) => JSON.stringify(`\${${'a+'.repeat(400)}b${'-c'.repeat(i)}}`))),
  'formulas that all differ': (size) =>
    page(
      filled(size, (i) =>
        JSON.stringify(
          `\${a${i
            .toString(2)
            .padStart(16, '0')
            .replace(/\d/g, (digit) => (digit === '0' ? '+b' : '-b'))}}`,
        ),
      ),
    ),
  'long formulas of choices': (size) => page(filled(size, (i) => JSON.stringify(`\${${'a?'.repeat(9000)}${i}}`))),
  'blanks in a call': (size) => page(`{"type":"service","api":"get${repeated(size, ' ')}x"}`),
  'open formulas in a call': (size) => node({ type: 'service', api: `get:/${repeated(size, '${')} x` }),
  'slashes in a call': (size) => node({ type: 'service', api: `get:${repeated(size, '/a')}` }),
  'a condition for a slow pattern': (size) => node({ type: 'tpl', visibleOn: `${repeated(size, 'a ')}(` }),
  'brackets in a condition': (size) => node({ type: 'tpl', visibleOn: `${repeated(size, 'a] ')}(` }),
  'an address for a slow pattern': (size) => node({ type: 'link', href: `${repeated(size, '/:')}x` }),
  'dots after a text key': (size) => text(`i18n:a${repeated(size, '.')}`),
  'text keys in one text': (size) => text(filled(size, (i) => `i18n:login.tilte${i}`)),
  'elements in one text': (size) => text(repeated(size, '<a ')),
  'attributes in one text': (size) => text(repeated(size, `<a onabc ${' '.repeat(480)}`)),
  'attributes of one element': (size) => text(`<a ${repeated(size, 'b=c ')}`),
  'quotes in one element': (size) => text(`<a ${repeated(size, 'b=" b=\'')}`),
  'elements with a quote that does not end': (size) => text(`<a b="${repeated(size, "<a b=' ")}`),
  'blanks in elements': (size) => text(repeated(size, `<a b${' '.repeat(480)}`)),
  'blanks before a value': (size) => text(`<a b=${repeated(size, ' ')}`),
  'letters of an attribute': (size) => text(`<a on${repeated(size, 'a')}`),
  'components to be reloaded': (size) => node({ type: 'button', reload: repeated(size, 'a.b,') }),
  'a word in the place of another': (size) => node({ type: 'button', level: repeated(size, 'primry') }),
  'rules of a field in one text': (size) => node({ type: 'input-text', validations: repeated(size, ':/[') }),
  'rules in texts of fields': (size) =>
    page(
      filled(size, (i) =>
        JSON.stringify({ type: 'input-text', name: `a${i}`, validations: 'isEmial,:[,:/,'.repeat(30) }),
      ),
    ),
  'a long name': (size) => `{"type":"page","${repeated(size, 'k')}":1}`,
  'a long type': (size) => page(`{"type":"${repeated(size, 'k')}"}`),
};
