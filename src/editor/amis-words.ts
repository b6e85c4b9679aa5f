import { extendLocale } from 'amis-core';
import type { Locale } from '../types/start.ts';

/** Better English for words of amis-editor, by its names for them. Its Chinese says the same well. */
const ENGLISH = {
  '2043742930f9833b4405aa0314a496b1': 'Fill in sample data',
  '2168c5735883bd040eaf09909d0911b8': 'Search components',
  '17169fd8c2ffa82c4e1d08e7267725f4': 'Line height',
  '22b777e6fcb613b8ba83ced9594cd07e': 'General',
  '6cb01692eea2fa7066d20fe2b6ccaea3': 'Sample data',
  '6f99b6eed37795cb97d5f6370c32113b': 'Basic style',
  '71758057056e7f31d73e3f3ac8860b4f': 'Leave out while hidden',
  '7abf78a41095c6d21a1cc89b4a876233': 'Leave out fields while they are hidden',
  '80e73cda4bd12532252652b4e19bb39b': 'Dialogs',
  '962d43ff8d39c381d8e2c73838412111': 'Search the page',
  '98f96f7700503bf2bd5459fd73890dc3': 'Dialogs',
  a39a2916d17f2b9ba11853066b4225f3: 'Style of what is beside the field',
  a903e51cb1915b56f94bf54a81816cf5: 'Sample words show while the page is edited. Readers see the true ones.',
  c988dd65ce45c335db5c4354eec7c110: 'Font weight',
  ce641d8297471a5d65c46cdfb023097c: 'While the field is hidden, the form is sent without its value.',
};

/** Puts better words in place of amis-editor's. It brings words at several times, so this is called after each of them. */
export function improveWords(locale: Locale): void {
  if (locale === 'en-US') extendLocale(locale, ENGLISH);
}
