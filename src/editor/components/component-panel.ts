import panel from '../../../schemas/editor/panels/component.json' with { type: 'json' };
import { firstProps } from '../../custom-components/props.ts';
import { fillIn, type Texts, translate } from '../../i18n/translate.ts';
import type { Locale } from '../../types/start.ts';
import { type AsTyped, asTyped } from '../as-typed.ts';
import { isObject, type Json } from '../page/json.ts';
import { PROBLEM_NOTE } from '../problem-note-type.ts';
import { componentOf, type EditorComponent, versionsFor } from './known-components.ts';
import { propertyFields } from './property-field.ts';
import { propsOf, shownOf } from './property-values.ts';
import { UNKNOWN_PROPERTIES } from './unknown-properties-type.ts';

/** A form of amis, as a field of it is given it. */
interface PanelForm {
  data: Json;
  setValueByName(name: string, value: unknown): void;
}

interface PanelOf {
  nodeId: string;
  node: Json;
  components: readonly EditorComponent[];
  texts: Texts;
  locale: Locale;
}

/** What the field for a component's properties keeps while a person types. */
export const propsTyped = ({ properties }: EditorComponent): AsTyped<Json> =>
  asTyped({
    read: (props) => shownOf(properties, props),
    write: (shown, props) => propsOf(properties, shown, props),
  });

/** What another version needs is put in; what it does not take stays, and the checker names it. */
function follow(components: readonly EditorComponent[]) {
  return (hash: unknown, _before: unknown, _field: unknown, form: PanelForm): void => {
    const next = components.find((each) => each.hash === hash);
    const { props } = form.data;
    if (next) form.setValueByName('props', { ...firstProps(next.properties), ...(isObject(props) ? props : {}) });
  };
}

/** The choice of a version, and the newest one by one click. */
function versionFields({ node, components, texts }: PanelOf): object[] {
  const { version, newer } = translate(panel, texts);
  const versions = versionsFor(components, node);
  const [newest] = versions;
  const options = versions.map(({ hash, version: label }) => ({ label, value: hash }));
  const choice = { ...version, options, onChange: follow(versions) };
  if (!newest || newest.hash === node['hash']) return [choice];
  const [set] = newer.onEvent.click.actions;
  const actions = [{ ...set, args: { value: newest.hash } }];
  return [
    choice,
    {
      ...newer,
      label: fillIn(newer.label, { version: newest.version }),
      onEvent: { click: { actions } },
    },
  ];
}

/** The fields of a node's panel: the version of its component, and what the component's schema says of its properties. */
export function componentFields(own: PanelOf, typedOf: (component: EditorComponent) => AsTyped<Json>): object[] {
  const { nodeId, node, components, texts, locale } = own;
  const note = (property: string) => ({ type: PROBLEM_NOTE, nodeId, property });
  const known = componentOf(components, node);
  const fields = [...versionFields(own), note('hash')];
  if (!known) return [...fields, translate(panel.unknown, texts), note('props')];
  const typed = typedOf(known);
  const items = propertyFields(known.properties, node['props'], { locale, words: (key) => texts[key] });
  const properties = {
    ...panel.properties,
    items,
    changeImmediately: true,
    pipeIn: typed.pipeIn,
    pipeOut: (shown: Json | undefined) => typed.pipeOut(shown ?? {}),
  };
  const others = { type: UNKNOWN_PROPERTIES, component: known.properties, button: translate(panel.others, texts) };
  return [...fields, ...(items.length > 0 ? [translate(properties, texts)] : []), note('props'), others];
}
