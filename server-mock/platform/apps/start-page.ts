import type { CreatePageBody } from '../../../src/types/generated/contracts/apps.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { componentFor, nodeOf } from '../components/index.ts';
import { readPiece } from '../data-pages/index.ts';
import { isWritten, textPage } from './text-page.ts';

/** The company's newest component for pages of this type; without one, what says in the reader's language how to bring one. */
async function component({ services, scope }: Pick<Context, 'services' | 'scope'>, type: 9 | 50): Promise<object> {
  const found = await componentFor(services.database, scope.companyId, type);
  if (found) return nodeOf(found);
  return { type: 'include', screen: 'app/custom-page', data: { kind: type === 50 ? 'phone' : 'any' } };
}

/** What a page of a type begins with, without a copy and without a collection. */
export async function startOf(
  { type = 1, snippet }: Pick<CreatePageBody, 'type' | 'snippet'>,
  title: string,
  context: Pick<Context, 'services' | 'scope' | 'text'>,
): Promise<Record<string, unknown>> {
  const { services, text } = context;
  if (isWritten(type)) return textPage(type, title);
  if (type === 9 || type === 50) return { type: 'page', title, body: [await component(context, type)] };
  if (!snippet) return { type: 'page', title, body: [] };
  const { $schema: _, ...block } = readPiece(services.projectRoot, `editor/snippets/${snippet}`, text);
  return { type: 'page', title, body: [block] };
}
