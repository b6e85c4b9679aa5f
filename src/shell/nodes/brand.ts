import { safePicture } from '../addresses.ts';
import { classesOf, classNames } from '../class-names.ts';
import { textOf } from '../expressions.ts';
import { element, escapeHtml } from '../html.ts';
import type { NodeCompiler } from '../types.ts';

/** The site's logo, or its name. */
export const brand: NodeCompiler<'brand'> = {
  props: ['className', 'logo', 'siteName'],
  html(node, scope) {
    const name = textOf(node['siteName'], scope);
    const address = textOf(node['logo'], scope);
    const src = safePicture(address);
    if (address !== '' && src === undefined) scope.leaveOut('brand.logo');
    const shown = src ? element('img', { class: 'pw-brand-logo', src, alt: name }) : escapeHtml(name);
    return element('span', { class: classNames('pw-brand', classesOf(node['className'], scope)) }, shown);
  },
};
