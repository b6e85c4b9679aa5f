import type { FrameParts } from '../../host/frames/frame-parts.ts';
import { beginTenantMarkup } from '../../host/frames/markup/tenant-markup.ts';
import type { Frame } from '../../reach/frame.ts';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { restrictCanvasPictures } from './canvas-pictures.ts';

/**
 * Puts the rules for pictures and markup of companies' pages in force, before the editor draws such a page. They hold for the rest of the
 * document's life: it edits one page.
 */
export function beginBounds(author: Frame, parts: Pick<FrameParts, 'contextPath' | 'pictures' | 'text'>): void {
  if (!isTenantLayer(author.layer)) return;
  restrictCanvasPictures({ contextPath: parts.contextPath, pictures: parts.pictures() });
  beginTenantMarkup(
    { frame: author },
    { long: () => parts.text('host.node.longText'), many: () => parts.text('host.node.manyTexts') },
  );
}
