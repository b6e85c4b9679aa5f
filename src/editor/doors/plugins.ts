import { CodePlugin } from 'amis-editor-core';

/** Plugins whose component is a program, markup from elsewhere, or another document. */
const DOORS = new Set([
  'CustomPlugin',
  'CustomRegionPlugin',
  'WebComponentPlugin',
  'IFramePlugin',
  'CodeEditorControlPlugin',
  'DiffEditorControlPlugin',
  'CodeViewPlugin',
]);

/** Which plugins of amis-editor are not offered. Those of its core have no id; our JSON view stands for its own. */
export const isLeftOut = (id: string, plugin: unknown): boolean => DOORS.has(id) || plugin === CodePlugin;
