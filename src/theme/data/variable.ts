/** A CSS custom property of a theme: its name with the leading dashes, and its value. */
export interface Variable {
  name: string;
  value: string;
  /** What stands there in the dark look, where that is something else. */
  dark?: string;
  /** Where the value stands in the theme. */
  at: Place;
}

/** A place in a theme's data, from the inside out. */
export interface Place {
  key: string | number;
  parent: Place | undefined;
}

/** Takes the variables of a part of a theme, in the order of the data. */
export type Take = (variable: Variable) => void;

/** The JSON pointer of a place. */
export function pointerOf(place: Place | undefined): string {
  if (!place) return '';
  const key = String(place.key).replaceAll('~', '~0').replaceAll('/', '~1');
  return `${pointerOf(place.parent)}/${key}`;
}
