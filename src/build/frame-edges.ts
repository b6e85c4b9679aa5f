import type { Plugin } from 'vite';
import { replaceOrFail } from './amis-sources.ts';
import { patchModules } from './patch-modules.ts';

const STEP = 'frame edges';

/**
 * Two places of amis reach past the environment of the frame they run in. Names of broadcast events are the same for every
 * page of the browser, in other tabs too; here the frame's channel goes before them. The target `window` loads the document
 * anew without asking; here the environment does it.
 */
export const frameEdges = (): Plugin =>
  patchModules('frame-edges', /amis-core\/esm\/(utils\/renderer-event|Scoped)\.js$/, (code, id) =>
    id.endsWith('Scoped.js') ? askBeforeReload(code) : nameChannels(code),
  );

const askBeforeReload = (code: string): string =>
  replaceOrFail(code, 'location.reload();', 'env && env.reloadWindow ? env.reloadWindow() : location.reload();', STEP);

function nameChannels(code: string): string {
  const heard = replaceOrFail(
    code,
    'var bc = new BroadcastChannel(key);',
    "var bc = new BroadcastChannel((renderer.props.env && renderer.props.env.channel || '') + key);",
    STEP,
  );
  const told = replaceOrFail(
    heard,
    'dispatchGlobalEvent(eventName, data);\n            return [2',
    "dispatchGlobalEvent(eventName, data, renderer.props.env && renderer.props.env.channel || '');\n            return [2",
    STEP,
  );
  const takesChannel = replaceOrFail(
    told,
    'function dispatchGlobalEvent(eventName, data) {',
    'function dispatchGlobalEvent(eventName, data, channel) {',
    STEP,
  );
  return replaceOrFail(
    takesChannel,
    '            bc = new BroadcastChannel(eventName);',
    "            bc = new BroadcastChannel((channel || '') + eventName);",
    STEP,
  );
}
