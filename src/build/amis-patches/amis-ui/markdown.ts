import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/**
 * Addresses in Markdown become links where they are written as links (`<https://…>`) alone. Finding plain ones takes time by the square of the
 * text: 65 kB of them stop a tab for five seconds.
 */
export const markdown: ModulePatch = {
  module: 'amis-ui/esm/components/Markdown.js',
  change: (code) => replaceOrFail(code, 'doMarkdown.set(options);', 'doMarkdown.set({ ...options, linkify: false });'),
};
