// Made by `npm run types` from renderers/unsaved-changes/schema.json; change that and run it again.

/**
 * Guards what a person has changed in the form around it: it asks before the page is left, and brings back what was typed.
 */
export interface UnsavedChangesSchema {
  /**
   * The node's type.
   */
  type: 'unsaved-changes';
  /**
   * The form's name among those of the page; may be a formula, such as passkey-${id}.
   */
  form: string;
  /**
   * The names of the fields that are kept until they are saved. Never passwords, codes or other secrets.
   */
  keep?: string[];
  /**
   * Further classes of the node.
   */
  className?: string;
  [k: string]: unknown;
}
