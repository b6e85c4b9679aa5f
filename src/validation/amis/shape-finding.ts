/** Where a value is: its property name or index, and where what contains it is. */
export interface Place {
  above: Place | undefined;
  segment: string | number;
}

/** What is wrong with a value. */
export interface Fault {
  code: string;
  severity: 'error' | 'warning';
  values?: Record<string, string | number>;
  suggestion?: string | undefined;
  /** The mistake is the property's name, not its value. */
  atName?: true;
}

/** A mistake found by the walk. */
export interface ShapeFinding extends Fault {
  place: Place | undefined;
}
