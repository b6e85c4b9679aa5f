import { registerTplEnginer } from 'amis-core';

const withoutPrograms = (text: string): string => text.replace(/<%[\s\S]*?(%>|$)/g, '');

/** Any text with `<% … %>` would be compiled by lodash, which makes a function of it; the program parts are left out. */
export function closeTemplates(): void {
  registerTplEnginer('lodash', {
    test: (text: string) => text.includes('<%'),
    compile: withoutPrograms,
    asyncCompile: async (text: string) => withoutPrograms(text),
  });
}
