import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/**
 * amis's nodes with data of their own (pages, forms, services, lists) hold what their classes and expressions came to. One that a
 * changed page no longer has was held for good: a form whose `disabledOn` was taken away stayed disabled until the next load.
 */
export const withStore: ModulePatch = {
  module: 'amis-core/esm/WithStore.js',
  change: (code) => leaveOut(letGo(notice(code))),
};

const notice = (code: string): string =>
  replaceOrFail(
    code,
    'hasExprPropertiesChanged(this.props, prevProps)',
    '(hasExprPropertiesChanged(this.props, prevProps) || hasExprPropertiesChanged(prevProps, this.props))',
  );

const letGo = (code: string): string =>
  replaceOrFail(
    code,
    'isObjectShallowModified(state, this.state) &&',
    'for (var held in this.state) if (!(held in state)) state[held] = undefined;\n$&',
  );

const leaveOut = (code: string): string =>
  replaceOrFail(
    code,
    'rest /* todo */, this.state,',
    'rest, Object.fromEntries(Object.entries(this.state).filter(function (held) { return held[1] !== undefined; })),',
  );
