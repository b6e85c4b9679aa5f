import { type Speaker, speakerOf } from '../../host/frame-data/speaker.ts';

/**
 * Who speaks in the canvas: somebody whose event actions do nothing, for whoever opens a page there only looks at it. It stands lowest, so
 * that a component that asks who speaks does there what it may do anywhere.
 */
export const canvasSpeaker: Speaker = {
  frame: { screen: 'editor/canvas', layer: 'app', version: 0, scope: {} },
  allows: () => false,
};

/** Whether an environment of amis is that of a canvas. */
export const isCanvas = (env: unknown): boolean => speakerOf(env) === canvasSpeaker;
