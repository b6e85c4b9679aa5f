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
