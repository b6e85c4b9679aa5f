import { inLanguage } from '../i18n/own-texts.ts';
import type { AmisPage } from '../types/amis.ts';
import { rootData, scopeFor } from './compile.ts';
import { decorationNodes } from './nodes/decoration-nodes.ts';
import type { CompiledShell, Node, ShellContext } from './types.ts';

/**
 * Compiles a page to a static document: the decoration of a sign-in page. Markup in its texts is passed on as it is, so the caller cleans the
 * whole (`server-mock/platform/shells/decoration-markup.ts`). `gaps` names the types of nodes that were left out. Pure.
 */
export function compileDecoration(schema: AmisPage, context: ShellContext): CompiledShell {
  const left = new Set<string>();
  const note = (gap: string) => gap.startsWith('type ') && void left.add(gap.slice(5));
  const scope = scopeFor(context, rootData(context), note, decorationNodes);
  const page = inLanguage(schema, context.texts, context.locale) as Node;
  const html = scope.render(page, { ...scope, passesMarkup: true });
  return { html, title: '', covered: left.size === 0, gaps: [...left], reads: [...scope.reads] };
}
