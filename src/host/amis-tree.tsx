import { type RenderOptions, render as renderAmis } from 'amis-core';
import { useMemo, useSyncExternalStore } from 'react';
import { TextsContext } from '../i18n/texts-context.ts';
import { mountKey } from './mount-key.ts';
import { rootDataOf } from './root-data.ts';
import { OutletContext } from './screen-context.ts';
import { ScreenFrame } from './screen-frame.tsx';
import { ShellFrame } from './shell-frame.tsx';
import type { HostState, ShownScreen } from './state.ts';
import type { Store } from './store.ts';
import { type RootStore, useRetoldErrors } from './use-retold-errors.ts';

interface Props {
  store: Store<HostState>;
  env: RenderOptions;
  onFailure: (screen: ShownScreen, error: Error) => void;
}

/** What amis hands to a node that renders itself. */
interface NodeProps {
  render: (region: string, schema: object, props?: object) => JSX.Element;
  rootStore: RootStore;
}

/**
 * The one amis tree of a document. Its root is a node of our own, which renders the shell or, without one, the page: so a screen
 * that throws is caught here and never by amis, which would show a stack trace.
 */
export function AmisTree({ store, env, onFailure }: Props) {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { config, user, companies, locale, appearance, scope, contextPath, online, place, view, texts } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the root data must keep its identity while no part that pages see changes
  const data = useMemo(
    () => rootDataOf(state),
    [config, user, companies, locale, appearance, scope, contextPath, online, place, view.key, view.screen.id],
  );
  const root = useMemo(
    () => ({
      type: 'page',
      children: (node: NodeProps) => <Screens store={store} onFailure={onFailure} node={node} />,
    }),
    [store, onFailure],
  );
  return (
    <TextsContext.Provider value={texts}>
      {renderAmis(root, { data, locale, location: place as Location, theme: 'cxd' }, env)}
    </TextsContext.Provider>
  );
}

function Screens({
  store,
  onFailure,
  node,
}: {
  store: Store<HostState>;
  onFailure: Props['onFailure'];
  node: NodeProps;
}) {
  const { view, locale, contextPath } = useSyncExternalStore(store.subscribe, store.get);
  useRetoldErrors(node.rootStore, locale, contextPath);
  const { key, screen, shell } = view;
  const outlet = useMemo(() => ({ key: mountKey(key, screen), screen, onFailure }), [key, screen, onFailure]);
  if (!shell) {
    return (
      <main id="main" tabIndex={-1}>
        <ScreenFrame key={outlet.key} screen={screen} onFailure={onFailure}>
          {node.render('screen', screen.schema, { key: outlet.key })}
        </ScreenFrame>
      </main>
    );
  }
  const shellKey = mountKey(shell.id, shell);
  return (
    <OutletContext.Provider value={outlet}>
      <ShellFrame key={shellKey} shell={shell} onFailure={onFailure}>
        {node.render('shell', shell.schema, { key: shellKey })}
      </ShellFrame>
    </OutletContext.Provider>
  );
}
