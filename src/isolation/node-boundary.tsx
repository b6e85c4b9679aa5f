import { Component, type ReactNode } from 'react';
import { type ScreenOfNodes, ScreenOfNodesContext } from '../state/screen-context.ts';
import { FailedNodeCard } from './failed-node-card.tsx';
import { asError, type FailedNode, type ReportFailure, UnknownTypeError } from './failure.ts';
import { enterStoppable, forgetStops, type StoppableNode } from './stoppable.ts';
import { UnknownNodeCard } from './unknown-node-card.tsx';

interface Props {
  path: string;
  type: string;
  /** The node's definition; a new one gets a new try. */
  definition: unknown;
  administrator: boolean;
  /** How many nodes the page may have at once: those of companies and apps have none without number. */
  mostNodes: number;
  report: ReportFailure;
  children: ReactNode;
}

interface State {
  /** `isFinal`: another try comes to the same. */
  error: (Error & { isFinal?: boolean }) | null;
  definition: unknown;
}

/** amis mounts these with every page and form, long before somebody opens them. */
const WAITING = new Set(['dialog', 'drawer']);

/** Keeps an error inside one node: a small card takes its place and its siblings live on. */
export class NodeBoundary extends Component<Props, State> implements StoppableNode {
  static override contextType = ScreenOfNodesContext;
  declare context: ScreenOfNodes | null;

  override state: State = { error: null, definition: this.props.definition };

  private isAdmitted: boolean | undefined;
  private leave: (() => void) | undefined;
  private unstoppable: (() => void) | undefined;
  private isStopping = false;
  private recover: (() => void) | undefined;

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: asError(thrown) };
  }

  static getDerivedStateFromProps({ definition }: Props, state: State): State | null {
    return definition === state.definition ? null : { error: null, definition };
  }

  get path(): string {
    return this.props.path;
  }

  get definition(): unknown {
    return this.props.definition;
  }

  /** A formula of the node used up its budget. amis catches what formulas throw, so no error comes by here. */
  stop(error: Error): void {
    if (this.state.error || this.isStopping) return;
    this.isStopping = true;
    this.setState({ error }, () => {
      this.isStopping = false;
    });
    this.tell(error);
  }

  override componentDidMount(): void {
    this.unstoppable = enterStoppable(this);
    if (this.isAdmitted && !WAITING.has(this.props.type)) {
      this.leave = this.context?.enter();
    }
  }

  override componentDidCatch(thrown: unknown): void {
    const error = asError(thrown);
    this.tell(error);
    this.recover?.();
    this.recover = this.context?.fail(error);
  }

  private tell(error: Error): void {
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
    this.unstoppable?.();
    this.recover?.();
    this.leave?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    this.isAdmitted ??= this.context?.admit(this.props.mostNodes) ?? true;
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
    const retry = () => {
      forgetStops(this);
      this.setState({ error: null });
    };
    return (
      <FailedNodeCard
        path={path}
        type={type}
        error={administrator ? error : null}
        onRetry={error.isFinal ? undefined : retry}
      />
    );
  }
}
