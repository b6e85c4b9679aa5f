import { type RendererProps, resolveVariableAndFilter } from 'amis-core';
import { isCanvas } from '../../src/editor/canvas/canvas-speaker.ts';

/** Whether an area is inert: as it says, or as its formula comes to. */
const isInert = ({ inert = true, data }: RendererProps): boolean =>
  typeof inert === 'string' ? Boolean(resolveVariableAndFilter(inert, data, '| raw')) : inert;

/** Nodes that are seen and cannot be used. The canvas of an editor has them selected and changed all the same. */
export default function InertArea(props: RendererProps) {
  const { classnames: cx, className, render, body, env } = props;
  // React 18 has no such property: it writes what it is given as an attribute.
  const attributes = isInert(props) && !isCanvas(env) ? { inert: '' } : {};
  return (
    <div className={cx('pw-inert', className)} {...attributes}>
      {render('body', body)}
    </div>
  );
}
