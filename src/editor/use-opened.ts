import type { Api } from 'amis-core/lib/types';
import { useContext, useEffect, useState } from 'react';
import { FrameHostContext } from '../host/frames/frame-host.ts';
import type { Texts } from '../i18n/translate.ts';
import type { Frame } from '../reach/frame.ts';
import type { HostState } from '../state/state.ts';
import type { Locale } from '../types/start.ts';
import { beginDrawing } from './canvas/at-rest.ts';
import { type EditorComponent, loadComponents } from './components/known-components.ts';
import type { LoadedPage, LoadedPart, LoadedParts } from './editor-state.ts';
import { layerOfScope } from './level.ts';
import { type OpenedEditor, openEditor } from './open.ts';
import type { Origins } from './page/marked.ts';
import { PARTS, withParts } from './page/parts.ts';
import { tooLarge } from './page/too-large.ts';
import type { EditorPlugin } from './plugin.ts';
import type { Call } from './session/calls.ts';
import type { PartLoader } from './use-part-loader.ts';

/** Everything that an editor is opened with. */
export interface Opened {
  editor: OpenedEditor;
  page: LoadedPage;
  /** The parts that are edited in the page. */
  parts: readonly LoadedPart[];
  /** The version of the page that the level has published; 0: none. */
  version: number;
  value: object;
  origins: Origins;
  plugins: EditorPlugin[];
  texts: Texts;
  /** Whose page it is. */
  author: Frame;
  /** The custom components that the page may use; undefined where they cannot be read. */
  components: readonly EditorComponent[] | undefined;
  /** The page never came to rest when this tab drew it the last time. */
  isHeld: boolean;
}

/** Why a page is not opened. */
export interface Failure {
  message: string;
  /** The page, where it was loaded; it can be downloaded. */
  page?: LoadedPage | undefined;
}

/** Pages of this area stand in place of the sign-in page. */
const SIGN_IN_AREA = 'login';

/** The page that the editor's address names, as the one who would speak where it is shown. */
function authorOf({ scope, view }: HostState): Frame {
  const { area = '', name = '' } = view.params;
  const standsFor = area === SIGN_IN_AREA ? { standsFor: 'account/login' } : {};
  return { screen: `${area}/${name}`, layer: layerOfScope(scope), version: 0, scope, ...standsFor };
}

/** The parts that are edited in their place. Where the page would then be too large, or has a property that is named so, none is. */
function partsFor(page: object, parts: readonly LoadedPart[]): readonly LoadedPart[] {
  const isTaken = PARTS in page;
  const whole = [page, ...parts.map(({ schema }) => schema)];
  return isTaken || tooLarge(whole, 'too large') ? [] : parts;
}

/**
 * Loads a page and everything of amis-editor, once. A React hook.
 * @param name what the tab calls the page
 * @returns what was loaded, undefined until then, and why it could not be loaded
 */
export function useOpened(
  call: Call,
  { loadApi, partsApi, componentsApi }: { loadApi: Api; partsApi?: Api | undefined; componentsApi?: Api | undefined },
  {
    locale,
    parts,
    name,
    widgetType,
  }: { locale: Locale; parts: PartLoader; name: string; widgetType: number | undefined },
): { opened: Opened | undefined; failure: Failure | undefined } {
  const host = useContext(FrameHostContext)!;
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<Failure>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor stays as long as its node
  useEffect(() => {
    async function open(): Promise<void> {
      const coming = openEditor(locale);
      const [loaded, inPlace, components, texts] = await Promise.all([
        call<LoadedPage>(loadApi, 'get'),
        partsApi ? call<LoadedParts>(partsApi, 'get') : undefined,
        loadComponents(call, componentsApi),
        host.parts.allTexts(locale),
      ]);
      // `Promise.all` below reports a failure of the editor; here it must not become an unhandled rejection.
      coming.catch(() => undefined);
      if (!loaded.ok || !loaded.data) throw new Error(loaded.msg);
      const refusal = tooLarge(loaded.data.schema, texts['editor.tooLarge'] ?? '');
      if (refusal) return setFailure({ message: refusal, page: loaded.data });
      const { schema, revision } = loaded.data;
      const own = partsFor(schema, inPlace?.data?.parts ?? []);
      const whole = withParts(schema, Object.fromEntries(own.map((part) => [part.id, part.schema])));
      const [editor] = await Promise.all([coming, parts.bring(whole, texts)]);
      editor.setComponentTexts(texts, locale);
      editor.framework.begin(widgetType);
      const { value, origins } = editor.marked(whole);
      setOpened({
        editor,
        page: loaded.data,
        parts: own,
        version: inPlace?.data?.version ?? 0,
        value,
        origins,
        texts,
        author: authorOf(host.store.get()),
        components,
        plugins: await editor.ownPlugins(texts, locale, components ?? []),
        isHeld: !beginDrawing(name, revision),
      });
    }
    open().catch((error: Error) => setFailure({ message: error.message }));
  }, []);
  return { opened, failure };
}
