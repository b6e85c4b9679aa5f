import { expect, it } from 'vitest';
import { textOfElement } from './text-of-element.ts';

const WORDS: Record<string, string> = { 'i18n:a.title': 'Your order', 'i18n:a.note': 'Thank you' };

/** The field for what is clicked in the markup of a node: its `b` element. */
function fieldOf(node: Record<string, unknown>, markup: string, match?: string, key?: string) {
  const drawn = document.createElement('div');
  drawn.innerHTML = markup;
  const shown = match && key ? [{ match, key }] : [];
  const read = (text: string) => WORDS[text] ?? text;
  return textOfElement({ node, drawn, element: drawn.querySelector('b')!, shown, locale: 'en-US', read });
}

it.each([
  [
    'a text whose place the plugin knows',
    { tpl: 'Hello <b>you</b>' },
    '<p>Hello <b>you</b></p>',
    ':scope > *',
    'tpl',
    'tpl',
  ],
  ['a formula there', { tpl: '${name}' }, '<p><b>Mia</b></p>', ':scope > *', 'tpl', 'tpl'],
  ['the key of a text', { title: 'i18n:a.title' }, '<h2><b>Your order</b></h2>', 'h2', 'title', '$texts/en-US/a.title'],
  ['words that a property has', { label: 'City', hint: 'Where?' }, '<i>City</i><b>Where?</b>', '', '', 'hint'],
  [
    'words of a key, by what they say',
    { label: 'A', desc: 'i18n:a.note' },
    '<b>Thank you</b>',
    '',
    '',
    '$texts/en-US/a.note',
  ],
  ['a text within a property', { options: [{ label: 'Yes' }] }, '<b>Yes</b>', '', '', 'options'],
  ['words of nobody', { label: 'City' }, '<b>Other</b>', '', '', undefined],
  ['no words at all', { label: '' }, '<b></b>', '', '', undefined],
])('%s leads to its field', (_, node, markup, match, key, field) => {
  expect(fieldOf(node, markup, match, key)).toBe(field);
});
