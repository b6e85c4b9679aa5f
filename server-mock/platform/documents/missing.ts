import type { Locale } from '../../../src/types/start.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { hasTemplate } from '../app-templates/index.ts';
import type { Decision } from './decide.ts';

type Parts = Pick<Context['services'], 'appTemplates' | 'database' | 'docs'>;

/** The screens that say themselves that what their address names is not there, and how the server knows it. */
const isThere: Readonly<
  Record<string, (parts: Parts, params: Record<string, string>, locale: Locale) => boolean | Promise<boolean>>
> = {
  'docs/page': ({ docs }, { key = '' }, locale) => docs.read(locale, key) !== undefined,
  'center/detail': (parts, { templateId = '' }) => hasTemplate(parts, templateId),
};

/** Answers 404 with such a screen where nothing is at its address, so that search engines and link checkers know it, too. */
export async function ofExistingContent(parts: Parts, decision: Decision, locale: Locale): Promise<Decision> {
  if ('redirect' in decision || decision.status !== 200) return decision;
  const look = isThere[decision.screen];
  return !look || (await look(parts, decision.params, locale)) ? decision : { ...decision, status: 404 };
}
