import type { Plugin } from 'vite';

/** A module of amis-core that is replaced, what it must export for that to be right, and the replacement. */
interface ClosedPart {
  file: RegExp;
  exports: string;
  code: string;
}

/**
 * Parts that the platform keeps closed at run time, and that therefore need not be sent: the debugging panel, templates
 * that lodash compiles to functions, renderers registered by messages from other windows.
 */
const CLOSED: ClosedPart[] = [
  {
    file: /amis-core\/esm\/utils\/debug\.js$/,
    exports: 'DebugWrapper, JsonView, debug, disableDebug, enableDebug, safeStringify, traceProps, warning',
    code: `const nothing = () => {};
export const DebugWrapper = ({ children }) => children;
export const JsonView = () => null;
export const safeStringify = (data) => JSON.stringify(data);
export { nothing as debug, nothing as disableDebug, nothing as enableDebug, nothing as traceProps, nothing as warning };`,
  },
  {
    file: /amis-core\/esm\/utils\/tpl-lodash\.js$/,
    exports: 'register',
    code: `export const register = () => ({
  name: 'lodash',
  test: (text) => text.includes('<%'),
  compile: () => '',
  asyncCompile: async () => '',
});`,
  },
  {
    file: /amis-core\/esm\/renderers\/register\.js$/,
    exports: 'autoPreRegisterAmisCustomRenderers',
    code: 'export {};',
  },
];

const exportsOf = (code: string): string => code.match(/^export \{ (.*) \};$/m)?.[1] ?? '';

/** Replaces the parts above when the client is built; fails when one of them has changed its exports. */
export function closedParts(): Plugin {
  return {
    name: 'pagewright:closed-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /amis-core\/esm\/(utils\/(debug|tpl-lodash)|renderers\/register)\.js$/ },
      handler(code, id) {
        const part = CLOSED.find(({ file }) => file.test(id))!;
        if (exportsOf(code) !== part.exports) throw new Error(`closed parts: ${id} exports something else now`);
        return { code: part.code, map: null };
      },
    },
  };
}
