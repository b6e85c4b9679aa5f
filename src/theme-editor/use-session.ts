import type { RendererProps } from 'amis-core';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { calls } from '../editor/session/calls.ts';
import { postAtTheEnd } from '../editor/session/past-the-page.ts';
import { followPresence, type Present } from '../editor/session/presence.ts';
import { FrameHostContext } from '../host/frames/frame-host.ts';
import { useText } from '../i18n/texts-context.ts';
import { type CodeKeeper, codeKeeper } from './code/code-keeper.ts';
import { compileApart } from './code/compile-apart.ts';
import { type LoadedTheme, type ThemeSession, themeSession } from './theme-session.ts';

interface Opened {
  session?: ThemeSession;
  code?: CodeKeeper;
  /** Why there is no theme to edit. */
  failure?: string;
}

const NOBODY: Present = { people: [], more: 0 };

/** Loads the theme of a node and begins to edit it. A React hook. */
export function useSession(own: RendererProps): Opened & { present: Present } {
  const latest = useRef(own);
  latest.current = own;
  const host = useContext(FrameHostContext);
  const call = useMemo(() => calls(own.env, () => latest.current.data), [own.env]);
  const text = useText();
  const words = useRef(text);
  words.current = text;
  const [opened, setOpened] = useState<Opened>({});
  const [present, setPresent] = useState(NOBODY);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a node edits one theme
  useEffect(() => {
    let ended = false;
    let session: ThemeSession | undefined;
    let away: (() => void) | undefined;
    const { loadApi, draftApi, publishApi, discardApi, presenceApi } = own;
    const keep = () => session?.end();
    void call<LoadedTheme>(loadApi, 'get').then(({ ok, data, msg }) => {
      if (ended) return;
      if (!ok || !data) return setOpened({ failure: msg });
      const name = `${host?.store.get().user?.id ?? ''} ${window.location.pathname}`;
      const code = codeKeeper(data.theme, {
        compile: (source, language) =>
          compileApart(source, language, {
            tooLong: words.current('themeEditor.code.tooLong'),
            tooLarge: words.current('themeEditor.code.tooLarge'),
            broken: words.current('themeEditor.code.broken'),
          }),
        words: (what, found) => words.current(`themeEditor.code.${what}`, { found }),
        knows: (property, value) => globalThis.CSS?.supports?.(property, value) !== false,
      });
      session = themeSession(
        data,
        {
          ready: code.ready,
          load: () => call(loadApi, 'get'),
          stash: (content) => call(draftApi, 'post', content),
          publish: (content) => call(publishApi, 'post', content),
          discard: (content) => call(discardApi, 'delete', content),
        },
        name,
      );
      const own = session;
      const follow = () => code.follow(own.state().theme);
      session.subscribe(follow);
      follow();
      if (host && presenceApi)
        away = followPresence({
          id: `theme/${data.id}`,
          say: async (tab) => (await call<Present>(presenceApi, 'post', { tab })).data ?? null,
          leave: (tab) => postAtTheEnd(host, presenceApi, latest.current.data, { tab, leaves: true }),
          show: setPresent,
        });
      setOpened({ session, code });
    });
    window.addEventListener('pagehide', keep);
    return () => {
      ended = true;
      away?.();
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [call]);

  return { ...opened, present };
}
