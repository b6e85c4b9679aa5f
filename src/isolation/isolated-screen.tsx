import { Component, type ReactNode } from 'react';
import { OutermostContext, type ScreenOfNodes, ScreenOfNodesContext } from '../state/screen-context.ts';
import { RestNote } from './rest-note.tsx';

interface Props {
  id: string;
  /** From this share of failed nodes on (0 to 1), the screen counts as failed. */
  tolerance?: number;
  /** How many nodes are drawn at once, whoever wrote them; absent: any number. */
  mostNodes?: number;
  children: ReactNode;
}

interface State {
  failure: Error | null;
}

const TOLERANCE = 0.5;

/**
 * Counts the nodes of one screen. When its outermost node throws, or too many of its nodes do, the screen itself throws,
 * to be caught by a boundary around it which can show something else.
 */
export class IsolatedScreen extends Component<Props, State> {
  override state: State = { failure: null };

  private nodes = 0;
  private failed = 0;
  /** Nodes that are being drawn and have not appeared yet. */
  private drawing = 0;
  /** Whether nodes were left out because there are too many. */
  private isCut = false;

  private readonly screen: ScreenOfNodes = {
    id: this.props.id,
    admit: () => {
      if (this.drawing === 0) {
        queueMicrotask(() => {
          this.drawing = 0;
        });
      }
      this.drawing += 1;
      const mayAppear = this.nodes + this.drawing <= (this.props.mostNodes ?? Number.POSITIVE_INFINITY);
      if (!mayAppear && !this.isCut) {
        this.isCut = true;
        queueMicrotask(() => this.forceUpdate());
      }
      return mayAppear;
    },
    enter: () => {
      this.nodes += 1;
      this.drawing = Math.max(0, this.drawing - 1);
      return () => {
        this.nodes -= 1;
      };
    },
    fail: (failure) => {
      this.failed += 1;
      queueMicrotask(() => this.judge(failure));
      return () => {
        this.failed -= 1;
      };
    },
  };

  /** Runs after React has mounted the siblings too. */
  private judge(failure: Error): void {
    if (this.failed > 1 && this.failed >= this.nodes * (this.props.tolerance ?? TOLERANCE)) {
      this.setState({ failure });
    }
  }

  override render(): ReactNode {
    if (this.state.failure) {
      throw this.state.failure;
    }
    return (
      <ScreenOfNodesContext.Provider value={this.screen}>
        <OutermostContext.Provider value={true}>{this.props.children}</OutermostContext.Provider>
        {this.isCut && <RestNote />}
      </ScreenOfNodesContext.Provider>
    );
  }
}
