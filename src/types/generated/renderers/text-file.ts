// Made by `npm run types` from renderers/text-file/schema.json; change that and run it again.

/**
 * A field whose value is the text of a file that the person chooses. The file is read in the browser and sent nowhere.
 */
export interface TextFileSchema {
  /**
   * The node's type.
   */
  type: 'text-file';
  /**
   * The name under which the text is submitted.
   */
  name: string;
  /**
   * The field's label.
   */
  label?: string | boolean;
  /**
   * Whether the form needs a file.
   */
  required?: boolean;
  /**
   * The button's words.
   */
  choose: string;
  /**
   * The kinds of files that are offered, as the browser names them, such as .json.
   */
  accept?: string;
  /**
   * The largest file that is read.
   */
  maxMegabytes?: number;
  /**
   * What the person is told of a larger file, or of one that cannot be read.
   */
  tooLarge: string;
  [k: string]: unknown;
}
