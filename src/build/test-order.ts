import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Kinds of tests, slowest files first: while the last of them run, the other cores go on with the next kind. */
const KINDS = [
  'browser',
  'deep-browser',
  'server',
  'deep-server',
  'deep-postgres',
  'deep-unit',
  'unit',
  'unit-counted',
  'unit-dom',
];

/**
 * Keeps the files of a kind together and otherwise has vitest's order. A worker goes on with the next file only when that is of
 * its own kind; a mixed order would load all modules, and start a browser, again for each file.
 */
export class KindAfterKind extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => KINDS.indexOf(project.name);
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
