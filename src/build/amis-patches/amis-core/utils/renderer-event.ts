import { replaceOrFail } from '../../tools/amis-sources.ts';
import type { ModulePatch } from '../../tools/module-patch.ts';

/**
 * Names of broadcast events are the same for every page of the browser, in other tabs too. Here the channel of the frame
 * goes before them, so that an event stays in the frame it comes from.
 */
export const rendererEvent: ModulePatch = {
  module: 'amis-core/esm/utils/renderer-event.js',
  change(code) {
    const heard = replaceOrFail(
      code,
      'var bc = new BroadcastChannel(key);',
      "var bc = new BroadcastChannel((renderer.props.env && renderer.props.env.channel || '') + key);",
    );
    const told = replaceOrFail(
      heard,
      'dispatchGlobalEvent(eventName, data);\n            return [2',
      "dispatchGlobalEvent(eventName, data, renderer.props.env && renderer.props.env.channel || '');\n            return [2",
    );
    const takesChannel = replaceOrFail(
      told,
      'function dispatchGlobalEvent(eventName, data) {',
      'function dispatchGlobalEvent(eventName, data, channel) {',
    );
    return replaceOrFail(
      takesChannel,
      '            bc = new BroadcastChannel(eventName);',
      "            bc = new BroadcastChannel((channel || '') + eventName);",
    );
  },
};
