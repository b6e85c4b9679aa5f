import { replacedModule } from '../../tools/replaced-module.ts';

/** The debugging panel stays closed at run time and need not be sent. */
export const debug = {
  ...replacedModule(
    'amis-core/esm/utils/debug.js',
    'DebugWrapper, JsonView, debug, disableDebug, enableDebug, safeStringify, traceProps, warning',
    `const nothing = () => {};
export const DebugWrapper = ({ children }) => children;
export const JsonView = () => null;
export const safeStringify = (data) => JSON.stringify(data);
export { nothing as debug, nothing as disableDebug, nothing as enableDebug, nothing as traceProps, nothing as warning };`,
  ),
  buildOnly: true,
};
