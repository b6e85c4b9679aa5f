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

/** Plugins whose component cannot work on a page: its program is not shipped. */
const UNUSABLE = new Set(['PdfViewerPlugin']);

/** Which plugins of amis-editor are not offered. Those of its core have no id; our JSON view stands for its own. */
export const isLeftOut = (id: string, plugin: unknown): boolean =>
  DOORS.has(id) || UNUSABLE.has(id) || plugin === CodePlugin;
