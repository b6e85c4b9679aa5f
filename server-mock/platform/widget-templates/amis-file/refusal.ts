import type { AnswerTo, Context } from '../../../kernel/contracts/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';

export type Report = AnswerTo<'importWidgetTemplates'>;

/** Why nothing of a file is imported: a key of the texts `api.widget-file.KEY` with its values, or a ready text. */
export interface Refusal {
  /** A template's name, or an entry of the file; empty: the file itself. */
  name: string;
  why: string | { key: string; values?: Record<string, string | number> };
}

/** Thrown by what reads a file. */
export class Refused extends Error {
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super('the file is refused');
    this.refusals = refusals;
  }
}

/** Makes the error to throw for one reason. */
export const refused = (name: string, key: string, values: Record<string, string | number> = {}): Refused =>
  new Refused([{ name, why: { key, values } }]);

/** Makes the answer that nothing of a file was imported, with a report of the reasons. */
export function refusalOf({ refusals }: Refused, file: string, { text }: Pick<Context, 'text'>) {
  const entries = refusals.map(({ name, why }) => ({
    name: name || file,
    why: typeof why === 'string' ? why : text(`api.widget-file.${why.key}`, why.values),
  }));
  const report: Report = { created: [], renamed: [], skipped: [], refused: entries };
  const [first] = entries;
  return fail('widget-file-refused', { data: report, values: { name: first?.name ?? '', text: first?.why ?? '' } });
}
