/** A document of an editor says so: it keeps its own look, whatever a theme's styles do. */
export const PLAIN = 'data-plain';
