import { LazyComponent } from 'amis-core/lib/components/LazyComponent';
import { patchMethod } from '../hardening/patch-method.ts';
import { asError } from './failure.ts';

interface Lazy {
  mounted: boolean;
  state: { component?: unknown };
  props: { getComponent?: () => Promise<unknown> };
  setState(state: object): void;
}

/**
 * A renderer whose file cannot be loaded fails like any other node, with a retry; amis would show the error's text in
 * its place.
 */
export function isolateLateRenderers(): void {
  patchMethod(
    LazyComponent.prototype,
    'handleVisibleChange',
    () =>
      function (this: unknown, visible: boolean) {
        const lazy = this as Lazy;
        lazy.setState({ visible });
        if (!visible || lazy.state.component || !lazy.props.getComponent) {
          return;
        }
        const show = (component: unknown) => {
          if (lazy.mounted && typeof component === 'function') {
            lazy.setState({ component });
          }
        };
        lazy.props.getComponent().then(show, (reason: unknown) =>
          show(() => {
            throw asError(reason);
          }),
        );
      },
  );
}
