import type { CreatePageBody } from '../../../src/types/generated/contracts/apps.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { readPiece } from '../data-pages/index.ts';
import { isWritten, textPage } from './text-page.ts';

/** Says that a component of the company's own is shown here, in the reader's language, until its package is there. */
const component = (kind: 'any' | 'phone') => ({ type: 'include', screen: 'app/custom-page', data: { kind } });

/** What a page of a type begins with, without a copy and without a collection. */
export function startOf(
  { type = 1, snippet }: Pick<CreatePageBody, 'type' | 'snippet'>,
  title: string,
  { services, text }: Pick<Context, 'services' | 'text'>,
): Record<string, unknown> {
  if (isWritten(type)) return textPage(type, title);
  if (type === 9 || type === 50) return { type: 'page', title, body: [component(type === 50 ? 'phone' : 'any')] };
  if (!snippet) return { type: 'page', title, body: [] };
  const { $schema: _, ...block } = readPiece(services.projectRoot, `editor/snippets/${snippet}`, text);
  return { type: 'page', title, body: [block] };
}
