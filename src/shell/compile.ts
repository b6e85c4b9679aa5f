import { inLanguage } from '../i18n/own-texts.ts';
import type { AmisPage } from '../types/amis.ts';
import { isShown, textOf } from './expressions.ts';
import { element } from './html.ts';
import { unknownClasses } from './look.ts';
import { nodeCompilers } from './nodes/index.ts';
import type { CompiledShell, Node, Scope, ShellContext } from './types.ts';
import { choiceForm, leadsOn } from './without-script.ts';

/** Properties that change behaviour or bookkeeping, not the first picture of a node. */
const SILENT = new Set([
  '$schema',
  'type',
  'id',
  'name',
  'onEvent',
  'visible',
  'visibleOn',
  'hidden',
  'hiddenOn',
  'testid',
  'ariaLabel',
]);

/** Deep enough for every sensible page; a definition that nests further is not worth a stack overflow. */
const DEEPEST = 60;

/**
 * Compiles a page definition to the markup of its first picture. The same page becomes live later and must look the
 * same; what cannot be shown exactly is left out and reported by `covered`. Pure: the result depends on nothing but
 * the arguments.
 */
export function compileShell(schema: AmisPage, context: ShellContext): CompiledShell {
  const gaps = new Set<string>();
  const scope = scopeFor(context, rootData(context), (gap) => void gaps.add(gap));
  const page = inLanguage(schema, context.texts, context.locale) as Node;
  const content = scope.render(page);
  const html = element('main', {}, content + (leadsOn(content) ? choiceForm(scope) : ''));
  for (const name of unknownClasses(html)) scope.leaveOut(`class ${name}`);
  return {
    html,
    title: textOf(page['title'], scope),
    covered: gaps.size === 0,
    gaps: [...gaps],
    reads: [...scope.reads],
  };
}

/**
 * What the outermost node of a page sees.
 * @param root what every page sees
 * @param compilers the types that have a static form
 */
export function scopeFor(
  context: ShellContext,
  root: Scope['root'],
  leaveOut: Scope['leaveOut'],
  compilers: Scope['compilers'] = nodeCompilers,
): Scope {
  const scope: Scope = {
    context,
    root,
    data: root,
    compilers,
    reads: new Set(),
    leaveOut,
    render: (content, inner = scope) => renderContent(content, inner, 0),
  };
  return scope;
}

/** What every page sees before anything is known of its reader. */
export function rootData(context: ShellContext): Record<string, unknown> {
  const { config, locale, mobile, query, search = '', method = '', look } = context;
  return {
    config,
    locale,
    query,
    search,
    params: {},
    scope: {},
    prefix: '/api',
    contextPath: config.contextPath,
    user: null,
    online: true,
    mobile,
    remembered: { method, forgot: false },
    ...(look ? { look } : {}),
  };
}

function renderContent(content: unknown, scope: Scope, depth: number): string {
  if (content === undefined || content === null) return '';
  if (Array.isArray(content)) return content.map((item) => renderContent(item, scope, depth)).join('');
  const node: unknown = typeof content === 'string' ? { type: 'tpl', tpl: content } : content;
  return typeof node === 'object' ? renderNode(node as Node, scope, depth) : '';
}

function renderNode(node: Node, scope: Scope, depth: number): string {
  const type = String(node['type']);
  const compiler = Object.hasOwn(scope.compilers, type) ? scope.compilers[type] : undefined;
  if (!isShown(node, scope)) return '';
  if (!compiler || depth > DEEPEST) {
    scope.leaveOut(compiler ? 'nesting' : `type ${type}`);
    scope.lacks?.();
    return '';
  }
  for (const name of Object.keys(node))
    if (!SILENT.has(name) && !compiler.props.includes(name)) scope.leaveOut(`${type}.${name}`);
  const inner: Scope = { ...scope, render: (content, from = inner) => renderContent(content, from, depth + 1) };
  return compiler.html(node, inner);
}
