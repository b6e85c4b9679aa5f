import { safePicture } from '../addresses.ts';
import { classesOf, classNames } from '../class-names.ts';
import { textOf } from '../expressions.ts';
import { element } from '../html.ts';
import type { NodeCompiler } from '../types.ts';

/** A picture without caption, link or enlargement. */
export const image: NodeCompiler<'image'> = {
  props: ['className', 'imageClassName', 'src', 'alt'],
  html(node, scope) {
    const address = textOf(node['src'], scope);
    const src = safePicture(address);
    if (src === undefined) {
      scope.leaveOut('image.src');
      return '';
    }
    const picture = element('img', {
      class: classNames('Image-image', classesOf(node['imageClassName'], scope)),
      src,
      alt: textOf(node['alt'], scope),
    });
    const thumb = element('div', { class: classNames('Image-thumb Img-container') }, picture);
    const wrap = element('div', { class: classNames('Image-thumbWrap') }, thumb);
    return element(
      'div',
      { class: classNames('ImageField ImageField--thumb', classesOf(node['className'], scope)) },
      element('div', { class: classNames('Image Image--thumb') }, wrap),
    );
  },
};
