import { Component, type ReactNode } from 'react';
import { FailedNodeCard } from './failed-node-card.tsx';
import { asError, type FailedNode, type ReportFailure, UnknownTypeError } from './failure.ts';
import { type ScreenOfNodes, ScreenOfNodesContext } from './screen-context.ts';
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

  private leave: (() => void) | undefined;
  private recover: (() => void) | undefined;

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: asError(thrown) };
  }

  static getDerivedStateFromProps({ definition }: Props, state: State): State | null {
    return definition === state.definition ? null : { error: null, definition };
  }

  override componentDidMount(): void {
    if (!WAITING.has(this.props.type)) {
      this.leave = this.context?.enter();
    }
  }

  override componentDidCatch(thrown: unknown): void {
    const { path, type, report } = this.props;
    const node: FailedNode = { path, type, screenId: this.context?.id ?? '' };
    const error = asError(thrown);
    console.warn(`${type} at ${path}: ${error.message}`);
    report(error, node);
    this.recover?.();
    this.recover = this.context?.fail(error);
  }

  override componentDidUpdate(_before: Props, { error }: State): void {
    if (error && !this.state.error) {
      this.recover?.();
      this.recover = undefined;
    }
  }

  override componentWillUnmount(): void {
    this.recover?.();
    this.leave?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) {
      return this.props.children;
    }
    const { path, type, administrator } = this.props;
    if (error instanceof UnknownTypeError) {
      return <UnknownNodeCard path={path} type={error.type} administrator={administrator} />;
    }
    const retry = () => this.setState({ error: null });
    return <FailedNodeCard path={path} type={type} error={administrator ? error : null} onRetry={retry} />;
  }
}
