/** A CSS custom property: its name with the leading dashes, and its value. */
export type Variable = readonly [name: string, value: string];
