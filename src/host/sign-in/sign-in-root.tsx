import { render as renderAmis, type Schema, ScopedContext } from 'amis-core';
import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { IsolatedScreen } from '../../isolation/index.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import { LOGIN_SCREEN, signInPage } from '../../screens/sign-in-part.ts';
import type { HostState } from '../../state/state.ts';
import { rootDataOf } from '../frame-data/root-data.ts';
import { closedScope } from '../frames/closed-scope.ts';
import { createFrameEnv } from '../frames/frame-env.ts';
import { type FrameHost, FrameHostContext } from '../frames/frame-host.ts';

/** The platform's own sign-in form as a frame of its own on somebody else's page; empty until it is there. */
export function SignInRoot() {
  const host = useContext(FrameHostContext);
  return host && <Form {...host} />;
}

function Form({ store, loader, env, parts }: FrameHost) {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { locale, place, texts, scope } = state;
  const form = useForm(loader, scope, texts);
  const frame = { screen: LOGIN_SCREEN, layer: 'builtin', version: 0, scope } as const;
  const [own] = useState(() => createFrameEnv(env, frame, parts));
  const [closed] = useState(closedScope);
  const { config, online } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the root data keeps its identity while nothing changes that the form sees
  const data = useMemo(() => rootDataOf(state, frame), [config, locale, place, online]);
  if (!form) return null;
  return (
    <ScopedContext.Provider value={closed as never}>
      <IsolatedScreen id={LOGIN_SCREEN}>
        {renderAmis(form as Schema, { data, locale, location: place as Location, theme: 'cxd' }, own)}
      </IsolatedScreen>
    </ScopedContext.Provider>
  );
}

/** The built-in screen's form in the current language. An override of the platform could have none. */
function useForm(loader: ScreenLoader, scope: HostState['scope'], texts: HostState['texts']) {
  const [form, setForm] = useState<ReturnType<typeof signInPage>>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts ask for the form in another language
  useEffect(() => {
    let wanted = true;
    loader.load(LOGIN_SCREEN, scope, 'builtin').then(
      ({ schema }) => wanted && setForm(signInPage(schema)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [loader, texts]);
  return form;
}
