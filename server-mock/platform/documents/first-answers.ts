import type { GivenAnswers, Locale } from '../../../src/types/start.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { errorTable } from '../../kernel/errors/table.ts';
import type { Decision, Showing, Visit } from './decide.ts';

type Parts = Pick<Context['services'], 'docs' | 'texts'>;

/** What a document has from the beginning. */
interface First {
  answers: GivenAnswers;
  /** What the page is called, where its data alone say so. */
  title?: string;
}

/** The screens whose first calls are answered with the document, so that their first picture is whole and can be read without scripts. */
const firstOf: Readonly<Record<string, (parts: Parts, params: Record<string, string>, locale: Locale) => First>> = {
  'docs/page': ({ docs, texts }, { key = '' }, locale) => {
    const doc = docs.read(locale, key);
    const { status, message } = errorTable['doc-not-found'];
    const answers = {
      '/api/doc': { status: 0, msg: '', data: { ...docs.list(locale) } },
      [`/api/doc/${key}`]: doc
        ? { status: 0, msg: '', data: { ...doc } }
        : { status, msg: texts.text(locale, message) },
    };
    return { answers, ...(doc ? { title: doc.title } : {}) };
  },
};

/** Answers of the calls that the page makes at first; undefined where it waits for them. */
export const firstAnswers = (parts: Parts, { screen, params }: Showing, locale: Locale): First | undefined =>
  firstOf[screen]?.(parts, params, locale);

/** The first page of the manual, to which the manual's own address leads. */
export function toFirstDoc(
  { docs, config }: Pick<Context['services'], 'docs' | 'config'>,
  decision: Decision,
  { search, query }: Pick<Visit, 'search' | 'query'>,
): Decision {
  const isManual = !('redirect' in decision) && decision.route?.path === '/docs';
  const first = isManual && query['preview'] === undefined ? docs.first() : undefined;
  return first === undefined ? decision : { redirect: `${config.contextPath}/docs/${first}${search}` };
}
