import frameworks from '../../schemas/editor/frameworks.json' with { type: 'json' };

/** A framework that has a part of amis's components. */
interface Framework {
  code: string;
  components: ReadonlySet<string>;
}

const known = new Map<number, Framework>(
  frameworks.map(({ widgetType, code, components }) => [
    widgetType,
    { code, components: new Set(components.map((name) => name.toLowerCase())) },
  ]),
);

/** The framework of a template's type; undefined where it has all components. */
export const frameworkOf = (widgetType: number | undefined): Framework | undefined => known.get(widgetType ?? 0);

/** What shows the value of a field stands for that field. */
const SHOWN = /^static-/;

/** Whether a framework has a component. amis ignores the case of types. */
export const hasComponent = ({ components }: Framework, type: string): boolean =>
  components.has(type.toLowerCase().replace(SHOWN, ''));
