import { safePicture } from '../addresses.ts';
import { classesOf, classNames } from '../class-names.ts';
import { textOf } from '../expressions.ts';
import { element, escapeHtml } from '../html.ts';
import { styleOf } from '../styles.ts';
import type { NodeCompiler } from '../types.ts';

/** What amis's style sheet says of an avatar: it comes after the first picture. */
const LOOK = { textAlign: 'center', overflow: 'hidden' };
const RADIUS: Readonly<Record<string, string>> = { circle: '50%', rounded: '10%', square: '0' };

/** A person's or a company's picture, or the letters in its place. */
export const avatar: NodeCompiler<'avatar'> = {
  props: ['className', 'shape', 'size', 'src', 'text', 'alt'],
  html(node, scope) {
    const { size, shape = 'circle' } = node;
    const src = safePicture(textOf(node['src'], scope) || ' ');
    const shown = src
      ? element('img', { src, alt: textOf(node['alt'], scope) })
      : escapeHtml(textOf(node['text'], scope));
    const length = typeof size === 'number' ? `${size}px` : '2.5rem';
    const style = { ...LOOK, height: length, width: length, lineHeight: length, borderRadius: RADIUS[String(shape)] };
    return element(
      'span',
      { class: classNames(classesOf(node['className'], scope)), style: styleOf(style, scope) },
      shown,
    );
  },
};
