import { readFileSync } from 'node:fs';
import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { positionFinder } from '../../../src/validation/text-position.ts';

/** A configuration file as read: its value and where each part of it stands. */
export interface ConfigurationFile {
  path: string;
  text: string;
  tree: Node | undefined;
  value: unknown;
  problems: string[];
}

/** `line:column`, both from 1, of an offset in a text. */
export function position(text: string, offset: number): string {
  const { line, column } = positionFinder(text)(offset);
  return `${line}:${column}`;
}

/** Reads a JSON file and tells where it is malformed. A missing file is an empty configuration unless `required`. */
export function readConfigurationFile(path: string, required: boolean): ConfigurationFile {
  let text = '{}';
  try {
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (required || !missing) {
      return { path, text, tree: undefined, value: {}, problems: [`${path}: cannot be read (${String(error)})`] };
    }
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const problems = errors.map(
    ({ error, offset }) => `${path}:${position(text, offset)}: malformed JSON (${printParseErrorCode(error)})`,
  );
  return { path, text, tree, value: tree && problems.length === 0 ? getNodeValue(tree) : {}, problems };
}
