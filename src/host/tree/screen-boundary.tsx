import { Component, type ReactNode } from 'react';
import type { ShownScreen } from '../../state/state.ts';

interface Props {
  screen: ShownScreen;
  onFailure: (screen: ShownScreen, error: Error) => void;
  children: ReactNode;
}

interface State {
  threw: boolean;
  source: ShownScreen['source'];
}

/**
 * The last net below a screen: when it throws as a whole, nothing of it is shown and the host is told, which then shows the next
 * layer. A new definition gets a new try. Single nodes that throw are caught earlier, each on its own.
 */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { threw: false, source: this.props.screen.source };

  static getDerivedStateFromError(): Partial<State> {
    return { threw: true };
  }

  static getDerivedStateFromProps({ screen }: Props, state: State): State | null {
    return screen.source === state.source ? null : { threw: false, source: screen.source };
  }

  override componentDidCatch(error: Error): void {
    console.warn(`screen ${this.props.screen.id}: ${error.message}`);
    this.props.onFailure(this.props.screen, error);
  }

  override render(): ReactNode {
    return this.state.threw ? null : this.props.children;
  }
}
