// Made by `npm run types` from renderers/theme-editor/schema.json; change that and run it again.

import type { AmisNode } from '../amis-node.ts';

/**
 * Holds a theme while it is edited, with its history and what is selected. The nodes in it read theme, editor, selected and themeOptions, and change the theme with the action editTheme.
 */
export interface ThemeEditorSchema {
  /**
   * The node's type.
   */
  type: 'theme-editor';
  /**
   * The call that answers with the theme: theme, saved (what is in force without a draft), isDraft, revision, preview, name, description, state, token, version.
   */
  loadApi: string | {};
  /**
   * The call that keeps a draft. It gets theme and revision and answers with revision.
   */
  draftApi?: string | {};
  /**
   * The call that throws the draft away. It gets revision.
   */
  discardApi?: string | {};
  /**
   * The call that puts the theme in force. It gets theme, revision and note, and answers with revision and version.
   */
  publishApi?: string | {};
  /**
   * The call that says that the theme is open in a tab, and answers who else has it open.
   */
  presenceApi?: string | {};
  /**
   * What the editor is called, for screen readers.
   */
  ariaLabel?: string;
  /**
   * What people edit the theme with.
   */
  body: AmisNode | string | (AmisNode | string)[];
  /**
   * What stands there when there is no theme to edit; failure says why.
   */
  failed?: AmisNode | string | (AmisNode | string)[];
  /**
   * Further classes of the node.
   */
  className?: string;
  [k: string]: unknown;
}
