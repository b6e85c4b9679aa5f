import { createObject, filter, type RendererProps } from 'amis-core';
import { useEffect, useState } from 'react';
import { houseKinds } from '../../src/theme-editor/house-kinds.ts';
import '../../src/theme-editor/samples.css';
import { type Kind, nameOfKind, type PanelSample } from '../../src/theme/panels/panel.ts';
import { ASKED, SHOWN, TRIED, type TriedTheme } from '../../src/theme/tried-theme.ts';
import { GallerySample } from '../../src/theme-editor/gallery-sample.tsx';
import { Room } from '../../src/theme-editor/room.tsx';
import { showStates } from '../../src/theme-editor/show-states.ts';
import { ToastSample } from '../../src/theme-editor/toast-sample.tsx';
import { usePanel } from '../../src/theme-editor/use-panel.ts';
import { useStage } from '../../src/theme-editor/use-stage.ts';
import type { Theme } from '../../src/types/generated/theme.ts';
import type { Locale } from '../../src/types/start.ts';

/** The theme that this page wears while somebody edits it; before it is known, one that says nothing. */
function useTriedTheme(): Pick<Theme, 'component'> {
  const [theme, setTheme] = useState<Pick<Theme, 'component'>>({ component: {} });
  useEffect(() => {
    const take = (event: Event) => setTheme((event as CustomEvent<TriedTheme>).detail.theme);
    window.addEventListener(TRIED, take);
    window.dispatchEvent(new Event(ASKED));
    return () => window.removeEventListener(TRIED, take);
  }, []);
  return theme;
}

/** The components whose samples are shown: those that the page around asks for, before that the given one. */
function useShownPanels(given: string): readonly string[] {
  const [asked, setAsked] = useState<readonly string[]>();
  useEffect(() => {
    const take = (event: Event) => setAsked((event as CustomEvent<readonly string[]>).detail);
    window.addEventListener(SHOWN, take);
    return () => window.removeEventListener(SHOWN, take);
  }, []);
  return asked ?? (given === '' ? [] : [given]);
}

/** React 18 does not know the attribute. */
const INERT = { inert: '' } as object;

/** A sample's nodes with what they are to read of their kind: not all fields of amis's nodes may be formulas. */
function filledIn(nodes: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof nodes === 'string') {
    const name = /^\$\{(type|index)\}$/.exec(nodes)?.[1];
    return name === undefined ? nodes : values[name];
  }
  if (typeof nodes !== 'object' || nodes === null) return nodes;
  if (Array.isArray(nodes)) return nodes.map((node) => filledIn(node, values));
  return Object.fromEntries(Object.entries(nodes).map(([key, value]) => [key, filledIn(value, values)]));
}

const nodes = (body: unknown, state: string) =>
  state === 'disabled' && typeof body === 'object' && !Array.isArray(body) ? { ...body, disabled: true } : body;

interface StageProps extends Pick<RendererProps, 'render' | 'data' | 'classnames' | 'translate'> {
  sample: PanelSample;
  index: number;
  state: string;
}

/** A sample in one state. Nothing of it can be used. */
function Stage({ sample, index, state, data, render, classnames, translate }: StageProps) {
  const { form, at, room, toast, gallery, body } = sample;
  const stage = useStage(state, sample);
  const shown = (props?: object) =>
    render(`${form}-${index}-${state}`, nodes(filledIn(body, data), state) as never, {
      popOverContainer: () => stage.current,
      ...props,
      data,
    });
  return (
    <div ref={stage} className={`pw-theme-stage ${at ? '' : `pv-${state}`}`} {...INERT}>
      {toast && <ToastSample {...{ toast, classnames, translate, data }} />}
      {room && (
        <Room size={room}>
          {(within, element) => (gallery ? <GallerySample pictures={gallery} room={element} /> : shown(within))}
        </Room>
      )}
      {!toast && !room && shown()}
    </div>
  );
}

interface SampleProps extends Pick<RendererProps, 'render' | 'data' | 'classnames' | 'translate'> {
  sample: PanelSample;
  panel: string;
  kind?: Kind;
  index: number;
  stateNames: Readonly<Record<string, string>>;
}

/** One sample in its states. A click on it opens the form that belongs to it. */
function Sample({ sample, panel, kind, index, stateNames, data, ...common }: SampleProps) {
  const { states = ['default'], names, form } = sample;
  const own = createObject(data, { ...kind, index });
  const name = kind ? nameOfKind(kind, data.names) : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button may not have fields and buttons in it
    <div
      className="pw-theme-sample"
      role="button"
      tabIndex={0}
      aria-label={name || sample.title}
      data-theme-panel={panel}
      data-theme-form={form}
      data-theme-index={index}
    >
      {name && <span className="pw-theme-sample-name">{name}</span>}
      <div className="pw-theme-sample-states">
        {states.map((state) => (
          <div key={state} className="pw-theme-sample-state" data-theme-state={state}>
            <Stage {...{ sample, index, state, ...common }} data={own} />
            {states.length > 1 && (
              <span className="pw-theme-sample-word">{names?.[state] ?? stateNames[state] ?? state}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

interface PanelProps extends Pick<RendererProps, 'render' | 'data' | 'classnames' | 'translate'> {
  name: string;
  className?: string;
}

/** The samples of one component. */
function PanelSamples({ name, data, render, className, classnames, translate }: PanelProps) {
  const loaded = usePanel(name, String(data.locale) as Locale);
  const theme = useTriedTheme();
  useEffect(() => {
    if (loaded) showStates(document);
  }, [loaded]);
  if (!loaded?.panel) return null;
  const { panel, words } = loaded;
  const around = createObject(data, panel.data ?? {});
  const common = { panel: name, stateNames: words.states, data: around, render, classnames, translate };
  return (
    <div className={['pw-theme-samples', className].filter(Boolean).join(' ')}>
      {panel.samples.map((sample) => (
        <section key={`${sample.form} ${JSON.stringify(sample.body)}`}>
          {sample.title && <h2 className="pw-theme-samples-title">{sample.title}</h2>}
          {sample.each ? (
            houseKinds(theme, panel, sample.each).map((kind, index) => (
              <Sample key={kind.type} {...common} {...{ sample, kind, index }} />
            ))
          ) : (
            <Sample {...common} {...{ sample }} index={0} />
          )}
        </section>
      ))}
    </div>
  );
}

/** The samples of a component; of several where the page around asks for them. */
export default function ThemeSamples(props: RendererProps) {
  const { data, render, body, className, classnames, translate } = props;
  const names = useShownPanels(filter(String(props['panel'] ?? ''), data, '| raw'));
  if (names.length === 0) return <div className="pw-theme-gallery">{render('body', body ?? [])}</div>;
  return names.map((name) => <PanelSamples key={name} {...{ name, data, render, className, classnames, translate }} />);
}
