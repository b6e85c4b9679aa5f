import type { AnyNodeCompiler } from '../types.ts';
import { article } from './article.ts';
import { avatar } from './avatar.ts';
import { brand } from './brand.ts';
import { container } from './container.ts';
import { contents } from './contents.ts';
import { divider } from './divider.ts';
import { each } from './each.ts';
import { image } from './image.ts';
import { link } from './link.ts';
import { page } from './page.ts';
import { screenOutlet } from './screen-outlet.ts';
import { service } from './service.ts';
import { tpl } from './tpl.ts';
import { waitingButton } from './waiting-button.ts';
import { waitingMenu } from './waiting-menu.ts';

/**
 * Every type that the first picture of a page in the app document can show. Fields are not among them: nobody would take over there
 * what was typed into them.
 */
export const frameNodes: Readonly<Record<string, AnyNodeCompiler>> = {
  article,
  avatar,
  brand,
  button: waitingButton,
  container,
  contents,
  divider,
  'dropdown-button': waitingMenu,
  each,
  image,
  link,
  page,
  'screen-outlet': screenOutlet,
  service,
  tpl,
};
