import { render as renderAmis, ScopedContext } from 'amis-core';
import { stores } from 'amis-core/lib/factory';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ShownScreen } from '../../state/state.ts';
import { mountKey } from '../frame-data/mount-key.ts';
import { rootDataOf } from '../frame-data/root-data.ts';
import { frameOf, isTenants } from '../frame-data/speaker.ts';
import { closedScope } from './closed-scope.ts';
import { createFrameEnv } from './frame-env.ts';
import { FrameHostContext, type FrameNet } from './frame-host.ts';
import { frameGuard } from './guard.ts';

interface Content {
  screen: ShownScreen;
  contentKey: string;
  net: FrameNet;
}

const ContentContext = createContext<Content | null>(null);

/** What amis hands to a node that renders itself. */
interface NodeProps {
  render: (region: string, schema: object, props?: object) => JSX.Element;
}

/** The root of every frame's amis tree. A screen that throws is caught below it, never by amis, which would show a stack trace. */
const root = { type: 'page', children: (node: NodeProps) => <Screen node={node} /> };

function Screen({ node }: { node: NodeProps }) {
  const host = useContext(FrameHostContext);
  const content = useContext(ContentContext);
  if (!host || !content) return null;
  const { screen, contentKey, net: Around } = content;
  return (
    <Around key={contentKey} screen={screen} onFailure={host.onFailure}>
      {node.render('screen', screen.schema, { key: contentKey })}
    </Around>
  );
}

interface Props {
  screen: ShownScreen;
  /** Changes with every visit. */
  visit: string;
  net: FrameNet;
}

/**
 * A screen as an amis root of its own. Its author, and nobody else, speaks in its calls, actions and navigation. The documents of signed-in
 * people show a tenant's page in a document of its own.
 */
export function FrameRoot({ screen, visit, net }: Props) {
  const { store } = useContext(FrameHostContext)!;
  const { id, layer, scope } = screen;
  const key = [visit, id, layer, scope.company, scope.app].join(' ');
  const Sandboxed = isTenants(screen) && store.get().documentKind !== 'share' ? frameGuard().SandboxedPage : null;
  return Sandboxed ? <Sandboxed key={key} {...{ screen, net }} /> : <OneFrame key={key} {...{ screen, visit, net }} />;
}

function OneFrame({ screen, visit, net }: Props) {
  const { store, env: base, parts } = useContext(FrameHostContext)!;
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { config, user, companies, locale, appearance, scope, contextPath, online, place, view } = state;
  const frame = frameOf(screen, view);
  const [env] = useState(() => createFrameEnv(base, frame, parts));
  const [closed] = useState(closedScope);
  env.speaker.frame = frame;
  useEffect(
    () => () => {
      // amis never empties this table. The store itself stays whole for answers that are still on their way.
      delete (stores as Record<string, unknown>)[env.session];
    },
    [env],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the root data must keep its identity while no part that pages see changes
  const data = useMemo(
    () => rootDataOf(state, frame),
    [config, user, companies, locale, appearance, scope, contextPath, online, place, view.key, view.screen.id],
  );
  const contentKey = mountKey(visit, screen);
  const content = useMemo(() => ({ screen, contentKey, net }), [screen, contentKey, net]);
  const tree = renderAmis(root, { data, locale, location: place as Location, theme: 'cxd' }, env);
  const Box = isTenants(frame) ? frameGuard().FrameBox : null;
  return (
    <ScopedContext.Provider value={closed as never}>
      <ContentContext.Provider value={content}>{Box ? <Box>{tree}</Box> : tree}</ContentContext.Provider>
    </ScopedContext.Provider>
  );
}
