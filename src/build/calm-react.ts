import type { Plugin } from 'vite';
import { replaceOrFail } from './amis-patches/tools/amis-sources.ts';

/**
 * A node or screen that fails is told once, in a line, by its boundary. React would print a stack for every failure as well.
 */
export const calmReact = (): Plugin => ({
  name: 'pagewright:calm-react',
  enforce: 'pre',
  transform: {
    filter: { id: /react-dom\.production\.min\.js$/ },
    handler: (code) => ({ code: replaceOrFail(code, 'try{console.error(b.value)}catch', 'try{}catch'), map: null }),
  },
});
