import { SchemaRenderer } from 'amis-core';
import { type ComponentProps, type ComponentType, forwardRef, useContext } from 'react';
import { OutermostContext } from '../state/screen-context.ts';
import { isAdministrator } from './administrator.ts';
import type { ReportFailure } from './failure.ts';
import { NodeBoundary } from './node-boundary.tsx';

export type NodeProps = ComponentProps<typeof SchemaRenderer>;
export type NodeComponent = ComponentType<NodeProps>;

/** amis's own node component. */
export const amisNode = SchemaRenderer as unknown as NodeComponent;

/**
 * amis's node with a boundary of its own. The outermost node of a screen has none: without it there is no screen, and
 * whoever shows the screen must know.
 */
export function isolate(Node: NodeComponent, report: ReportFailure): NodeComponent {
  const Isolated = forwardRef<unknown, NodeProps>((props, ref) => {
    const outermost = useContext(OutermostContext);
    const node = <Node {...(props as NodeProps)} ref={ref as never} />;
    if (outermost) {
      return <OutermostContext.Provider value={false}>{node}</OutermostContext.Provider>;
    }
    return (
      <NodeBoundary
        path={props.$path}
        type={String(props.schema?.type ?? '')}
        definition={props.schema}
        administrator={isAdministrator(props.data)}
        report={report}
      >
        {node}
      </NodeBoundary>
    );
  });
  Isolated.displayName = 'IsolatedNode';
  return Isolated as unknown as NodeComponent;
}
