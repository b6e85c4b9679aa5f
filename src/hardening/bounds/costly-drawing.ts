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

/** Whether markup of a tenant's page may not have an element. Filters alone have elements whose names begin with `fe`. */
export const isCostlyDrawing = (tag: string): boolean =>
  COSTLY_DRAWING.includes(tag.toLowerCase()) || /^fe[a-z]/i.test(tag);
