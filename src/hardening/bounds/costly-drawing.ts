/**
 * Elements of drawings that paint others again, change every point or run for ever. In one another they cost without end, so
 * markup of tenants’ pages has none that works.
 */
export const COSTLY_DRAWING: readonly string[] = [
  'filter',
  'mask',
  'pattern',
  'clippath',
  'marker',
  'use',
  'set',
  'animate',
  'animatecolor',
  'animatemotion',
  'animatetransform',
  'mpath',
];

/** Elements of text that move by themselves, or that the browser makes of some forty others. There are nodes for pictures that move. */
export const COSTLY_ELEMENTS: readonly string[] = ['marquee', 'audio', 'video', 'meter', 'progress', 'canvas'];

/** Rows or columns of a table that one cell takes. A browser keeps room for all of them in each row. */
const MOST_SPANNED = 20;

/**
 * Whether markup of a tenant's page may not have an attribute: a cell over more of a table than that, fonts, or dashes, of which a short line
 * may have thousands.
 */
export const isCostlyAttribute = (name: string, value: string): boolean =>
  /^(?:face|font(?:-family|-variant)?|stroke-dash.+)$/i.test(name) ||
  (/^(?:col|row)?span$/i.test(name) && !(Number.parseInt(value, 10) <= MOST_SPANNED));

/** Whether markup of a tenant's page may not have an element. Filters alone have elements whose names begin with `fe`. */
export const isCostlyDrawing = (tag: string): boolean =>
  COSTLY_DRAWING.includes(tag.toLowerCase()) || COSTLY_ELEMENTS.includes(tag.toLowerCase()) || /^fe[a-z]/i.test(tag);
