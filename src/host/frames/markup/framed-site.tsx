import { type RendererEnv, resolveRenderer, resolveVariableAndFilter } from 'amis-core';
import type { CSSProperties } from 'react';
import { framedSite, isFrameType } from '../../../reach/framed-site.ts';
import { isRefusedType } from '../../../reach/refused-nodes.ts';
import type { FrameParts } from '../frame-parts.ts';

/** What the frame of another site may do. Without `allow-same-origin` it has no session and no storage of its own. */
const SANDBOX = 'allow-scripts allow-forms allow-popups';
const HEIGHT = 300;

interface Props {
  src?: string;
  title?: string;
  name?: string;
  data: object;
  className?: string;
  width?: number | string;
  height?: number | string;
  style?: CSSProperties;
}

/** The renderer of nodes that show another site in a tenant's page. amis's own hands the page's data to any site. */
function rendererOf({ frameHosts, text }: Pick<FrameParts, 'frameHosts' | 'text'>) {
  return function FramedSite({ src, title, data, className, width = '100%', height = HEIGHT, style }: Props) {
    const address = String(resolveVariableAndFilter(src ?? '', data, '| raw') ?? '');
    const site = framedSite(address, frameHosts(), window.location.origin);
    if (!site) return <p className="pw-note">{text('host.frame.site')}</p>;
    return (
      <iframe
        sandbox={SANDBOX}
        title={title ?? new URL(site).host}
        className={className}
        style={{ maxWidth: '100%', border: 0, ...style, width, height }}
        src={site}
      />
    );
  };
}

/**
 * Finds amis's renderers, but for nodes that show another site, and for those that no tenant's page has.
 */
export function rendererResolver(parts: Pick<FrameParts, 'frameHosts' | 'text'>): RendererEnv['rendererResolver'] {
  const off = { name: 'refused-node', type: 'refused-node', component: () => null };
  const site = { name: 'framed-site', type: 'framed-site', component: rendererOf(parts) };
  return ((path: string, schema: { type?: string }) => {
    if (isFrameType(schema.type)) return site;
    return isRefusedType(schema.type) ? off : resolveRenderer(path, schema as never);
  }) as never;
}
