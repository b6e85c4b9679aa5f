/** The panel of a component, as `schemas/theme/panels` has it. */
export interface Panel {
  path: string;
  kinds?: Record<string, string[]>;
  data?: Record<string, unknown>;
  samples: PanelSample[];
  forms: Record<string, PanelForm>;
}

export interface PanelSample {
  form: string;
  title?: string;
  each?: string;
  states?: string[];
  names?: Record<string, string>;
  at?: string;
  open?: string;
  room?: { width?: number; height: number };
  toast?: Toast;
  gallery?: string[];
  body?: unknown;
}

/** A message of amis. */
export interface Toast {
  level: string;
  title: string;
  body: string;
}

export interface PanelForm {
  title: string;
  states?: string[];
  names?: Record<string, string>;
  own?: string;
  each?: string;
  groups: PanelGroup[];
}

export interface PanelGroup {
  title: string;
  at: string;
  token: string;
  state?: string;
  kinds?: string[];
  states?: string[];
  fields: (string | PanelField)[];
}

export interface PanelField {
  prop: string;
  kind?: string;
  label?: string;
  parts?: string[];
  modes?: string[];
  units?: string[];
  max?: number;
}

/** A kind in a list of a component, such as a type of button. */
export interface Kind {
  type: string;
  label?: string;
  custom?: boolean;
}

/** What a kind is called. @param names names of the kinds that amis has, by type */
export const nameOfKind = ({ type, label }: Kind, names?: Readonly<Record<string, unknown>>): string =>
  String(names?.[type] ?? label ?? type);

/** The state of a form that a sample's state stands for: samples know `active`, where forms may have a name of their own; else the first one. */
export function stateOf({ states = [] }: Pick<PanelForm, 'states'>, wanted: string): string | undefined {
  const own = ['click', 'focus', 'selected'].find((state) => states.includes(state));
  return states.includes(wanted) ? wanted : (wanted === 'active' && own) || states[0];
}
