import source from '../../../schemas/theme/rules.json' with { type: 'json' };

interface SourceRule {
  selector: string;
  each?: Readonly<Record<string, readonly string[]>>;
  style?: Readonly<Record<string, string>>;
  sides?: Readonly<Record<string, string>>;
}

interface Declaration {
  /** The variable that it reads. */
  name: string;
  text: string;
}

/** A rule as it stands in a sheet. */
export interface BridgeRule {
  selector: string;
  declarations: Declaration[];
}

const SIDES = ['top', 'right', 'bottom', 'left'];
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];

/** The values of `each`, one of each name, in all combinations. */
const casesOf = (each: NonNullable<SourceRule['each']>): Record<string, string>[] =>
  Object.entries(each).reduce<Record<string, string>[]>(
    (cases, [name, words]) => cases.flatMap((one) => words.map((word) => ({ ...one, [name]: word }))),
    [{}],
  );

/** The declarations of a shorthand, each with its own variable: amis names them as it names the parts of a field. */
function sidesOf(shorthand: string, token: string): Declaration[] {
  const line = (property: string, name: string) => ({ name, text: `${property}:var(${name})` });
  if (shorthand === 'padding' || shorthand === 'margin')
    return SIDES.map((side) =>
      line(`${shorthand}-${side}`, `${token}${shorthand}${side[0]!.toUpperCase()}${side.slice(1)}`),
    );
  const what = shorthand.slice('border-'.length);
  return (what === 'radius' ? CORNERS : SIDES).map((place) =>
    line(`border-${place}-${what}`, `${token}${place}-border-${what}`),
  );
}

function expanded({ selector, each = {}, style = {}, sides = {} }: SourceRule): BridgeRule[] {
  return casesOf(each).map((words) => {
    const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name]!);
    return {
      selector: filled(selector),
      declarations: [
        ...Object.entries(style).map(([property, value]) => {
          const text = filled(value);
          return { name: text.slice('var('.length, text.indexOf(')')), text: `${property}:${text}` };
        }),
        ...Object.entries(sides).flatMap(([shorthand, token]) => sidesOf(shorthand, filled(token))),
      ],
    };
  });
}

/** Rules for the fields that amis does not read, or that it overrides: `schemas/theme/rules.json`. */
export const BRIDGE: readonly BridgeRule[] = (source.rules as unknown as readonly SourceRule[]).flatMap(expanded);

/** The variables that these rules read. */
export const BRIDGED: ReadonlySet<string> = new Set(
  BRIDGE.flatMap(({ declarations }) => declarations.map(({ name }) => name)),
);

/** The variables of amis that are read until a theme sets one of ours in their place, by the name of ours. */
export const READ_BEFORE: ReadonlyMap<string, string> = new Map([
  ...BRIDGE.flatMap(({ declarations }) => declarations)
    .filter(({ text }) => text.startsWith('--'))
    .map(({ name, text }) => [name, text.slice(0, text.indexOf(':'))] as const)
    .reverse(),
  ...Object.entries(source.drawn),
]);
