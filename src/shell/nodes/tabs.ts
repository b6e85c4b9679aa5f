import { classesOf, classNames } from '../class-names.ts';
import { evaluate, isShown, textOf } from '../expressions.ts';
import { element, escapeHtml } from '../html.ts';
import type { Node, NodeCompiler, Scope } from '../types.ts';
import { chosenMethod, methodAddress } from '../without-script.ts';

interface Tab {
  node: Node;
  key: unknown;
  /** Leads to the tab without any script; absent: it is reached once the page is live. */
  address: string | undefined;
}

/** Tabs, of which the active one is filled in. */
export const tabs: NodeCompiler<'tabs'> = {
  props: ['className', 'linksClassName', 'contentClassName', 'mode', 'tabsMode', 'tabs', 'activeKey', 'defaultKey'],
  html(node, scope) {
    const listed = (Array.isArray(node['tabs']) ? node['tabs'] : []).filter(isNode);
    const shown = listed
      .map((tab, index): Tab => ({ node: tab, key: tab['hash'] ?? index, address: addressOf(node, tab, index, scope) }))
      .filter((tab) => isShown(tab.node, scope));
    const active = activeTab(node, shown, scope);
    const mode = String(node['tabsMode'] ?? node['mode'] ?? 'line');
    const links = shown.map((tab) => tabLink(tab, tab === active, scope)).join('');
    const body = active && scope.render(active.node['body'] ?? active.node['tab']);
    return element(
      'div',
      { class: classNames(`Tabs Tabs--${mode}`, classesOf(node['className'], scope)), 'data-role': 'container' },
      linksFrame(links, node, scope) +
        element(
          'div',
          { class: classNames('Tabs-content', classesOf(node['contentClassName'], scope)) },
          element('div', { class: classNames('in is-active Tabs-pane') }, body),
        ),
    );
  },
};

const isNode = (tab: unknown): tab is Node => typeof tab === 'object' && tab !== null;

/** amis numbers tabs from 1 when it tells of a change. */
function addressOf(node: Node, tab: Node, index: number, scope: Scope): string | undefined {
  const event = { data: { value: tab['hash'] ?? index + 1 } };
  const method = chosenMethod(node, 'change', { ...scope, data: { ...scope.data, event } });
  return method && methodAddress(method, scope);
}

function activeTab(node: Node, shown: Tab[], scope: Scope): Tab | undefined {
  const wanted = evaluate(node['activeKey'] ?? node['defaultKey'], scope);
  return shown.find((tab) => tab.key === wanted) ?? shown[0];
}

function tabLink({ node, address }: Tab, isActive: boolean, scope: Scope): string {
  const title = textOf(node['title'], scope);
  const tabindex = isActive || address ? 0 : -1;
  const text = element('span', { class: classNames('Tabs-link-text') }, escapeHtml(title));
  return element(
    'li',
    { class: classNames('Tabs-link', isActive && 'is-active', classesOf(node['className'], scope)) },
    element('a', { title, href: address, role: 'tab', tabindex, 'aria-selected': String(isActive) }, text),
  );
}

function linksFrame(links: string, node: Node, scope: Scope): string {
  const list = element(
    'ul',
    { class: classNames('Tabs-links', classesOf(node['linksClassName'], scope)), role: 'tablist' },
    links,
  );
  return ['Tabs-linksContainer-main', 'Tabs-linksContainer', 'Tabs-linksContainer-wrapper'].reduce(
    (content, name) => element('div', { class: classNames(name) }, content),
    list,
  );
}
