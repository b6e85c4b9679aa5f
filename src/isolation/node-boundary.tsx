import { Component, type ReactNode } from 'react';
import { type ScreenOfNodes, ScreenOfNodesContext } from '../state/screen-context.ts';
import { FailedNodeCard } from './failed-node-card.tsx';
import { asError, type FailedNode, type ReportFailure, UnknownTypeError } from './failure.ts';
import { mountedNodes } from './mounted-nodes.ts';
import { UnknownNodeCard } from './unknown-node-card.tsx';

interface Props {
  path: string;
  type: string;
  /** The node's definition; a new one gets a new try. */
  definition: unknown;
  administrator: boolean;
  report: ReportFailure;
  children: ReactNode;
}

interface State {
  error: Error | null;
  definition: unknown;
}

/** amis mounts these with every page and form, long before somebody opens them. */
const WAITING = new Set(['dialog', 'drawer']);

/** Keeps an error inside one node: a small card takes its place and its siblings live on. */
export class NodeBoundary extends Component<Props, State> {
  static override contextType = ScreenOfNodesContext;
  declare context: ScreenOfNodes | null;

  override state: State = { error: null, definition: this.props.definition };

  private isAdmitted: boolean | undefined;
  private leave: (() => void) | undefined;
  private recover: (() => void) | undefined;

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: asError(thrown) };
  }

  static getDerivedStateFromProps({ definition }: Props, state: State): State | null {
    return definition === state.definition ? null : { error: null, definition };
  }

  get definition(): unknown {
    return this.props.definition;
  }

  override componentDidMount(): void {
    mountedNodes.add(this);
    if (this.isAdmitted && !WAITING.has(this.props.type)) {
      this.leave = this.context?.enter();
    }
  }

  override componentDidCatch(thrown: unknown): void {
    const error = asError(thrown);
    this.recover?.();
    this.recover = this.context?.fail(error);
    const { path, type, definition, report } = this.props;
    const node: FailedNode = { path, type, definition, screenId: this.context?.id ?? '' };
    console.warn(`${type} at ${path}: ${error.message}`);
    report(error, node);
  }

  override componentDidUpdate(_before: Props, { error }: State): void {
    if (error && !this.state.error) {
      this.recover?.();
      this.recover = undefined;
    }
  }

  override componentWillUnmount(): void {
    mountedNodes.delete(this);
    this.recover?.();
    this.leave?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    this.isAdmitted ??= this.context?.admit() ?? true;
    if (!this.isAdmitted) {
      return null;
    }
    if (!error) {
      return this.props.children;
    }
    const { path, type, administrator } = this.props;
    if (error instanceof UnknownTypeError) {
      return <UnknownNodeCard path={path} type={error.type} administrator={administrator} />;
    }
    return (
      <FailedNodeCard
        path={path}
        type={type}
        error={administrator ? error : null}
        onRetry={() => this.setState({ error: null })}
      />
    );
  }
}
