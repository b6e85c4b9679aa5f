import { createObject, filter, type RendererProps } from 'amis-core';
import { useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { TextsContext } from '../../src/i18n/texts-context.ts';
import { baseOf } from '../../src/theme/data/house.ts';
import { expandForm } from '../../src/theme/panels/expand.ts';
import { nameOfKind, stateOf } from '../../src/theme/panels/panel.ts';
import { componentName } from '../../src/theme-editor/component-name.ts';
import { EditingContext } from '../../src/theme-editor/context.ts';
import { FieldsOf } from '../../src/theme-editor/fields-of.tsx';
import { houseKinds } from '../../src/theme-editor/house-kinds.ts';
import { usePanel } from '../../src/theme-editor/use-panel.ts';
import { useShownGroup } from '../../src/theme-editor/use-shown-group.ts';
import type { Locale } from '../../src/types/start.ts';

const never = () => () => undefined;

/** The form for a sample of a component. */
export default function ThemePanel(props: RendererProps) {
  const { panel: name, part, index, state, group, kind, data, className, render } = props;
  const filled = (value: unknown) => filter(String(value ?? ''), data, '| raw');
  const session = useContext(EditingContext)?.session;
  const theme = useSyncExternalStore(session?.atRest.subscribe ?? never, () => session?.atRest.state().theme);
  const loaded = usePanel(filled(name), String(data.locale) as Locale);
  const at = Number(filled(index)) || 0;
  const form = filled(part);
  const isDark = theme?.config.isDark === true;
  const { own, each } = loaded?.panel?.forms[form] ?? {};
  const list = own ?? each;
  const kinds = useMemo(
    () => (theme && loaded?.panel && list ? houseKinds(theme, loaded.panel, list) : []),
    [theme, loaded, list],
  );
  const type = kinds[at]?.type;
  const texts = useContext(TextsContext);
  const wanted = filled(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected anew begins with its state
  const begin = useMemo(() => {
    const found = loaded?.panel?.forms[form];
    return { state: found && stateOf(found, wanted) };
  }, [loaded, form, at, wanted, data['selected']]);
  const [chosen, setChosen] = useState({ begin, state: begin.state });

  // biome-ignore lint/correctness/useExhaustiveDependencies: of the kinds the names alone matter
  const expanded = useMemo(
    () =>
      loaded?.panel
        ? expandForm(loaded.panel, form, {
            index: at,
            kinds,
            values: baseOf({ config: { name: '', isDark } }),
            words: loaded.words,
          })
        : null,
    [loaded, form, at, type, isDark],
  );
  const box = useShownGroup(filled(group), data['selected']);
  if (!expanded || !loaded?.panel || (list && !kinds[at])) return null;
  const shownState = chosen.begin === begin ? chosen.state : begin.state;
  const titles = [
    componentName(filled(name), texts),
    kinds[at] ? nameOfKind(kinds[at], loaded.panel.data?.['names'] as Record<string, unknown>) : expanded.title,
    shownState && (loaded.panel.forms[form]?.names?.[shownState] ?? loaded.words.states[shownState] ?? shownState),
  ];
  const around = createObject(data, { kind: kinds[at], list: `${loaded.panel.path}.${own}`, index: at });
  return (
    <div ref={box} className={['pw-theme-panel', className].filter(Boolean).join(' ')}>
      <h3 className="pw-theme-panel-title">{[...new Set(titles.filter(Boolean))].join(' – ')}</h3>
      {own && kind && render('kind', kind, { data: around })}
      <FieldsOf
        at={expanded.at}
        body={expanded.body}
        ground={expanded.ground}
        prepare={expanded.prepare}
        begin={begin}
        onOwn={(own) => setChosen({ begin, state: String(own['state']) })}
        mode="normal"
        data={around}
        className={className}
        render={render}
      />
    </div>
  );
}
