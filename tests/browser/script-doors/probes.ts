import table from './probes.json' with { type: 'json' };

/** One attempt of a page definition to run a program or to read what is none of its business. */
export interface Probe {
  name: string;
  schema: object;
  /** Elements inside the probe to press, to point at, to type into, and to press after that. */
  click?: string;
  hover?: string;
  fill?: string;
  then?: string;
  /** False where amis or the browser holds by itself: no control run can show it open. */
  live?: false;
}

type Row = Omit<Probe, 'name'>;

/** `RUN()` stands for a call that the test notices, `NAME` for the probe's own name. */
function withName(name: string, row: Row): Probe {
  const text = JSON.stringify(row).replaceAll('RUN()', `ran('${name}')`).replaceAll('NAME', name);
  return { name, ...(JSON.parse(text) as Row) };
}

/** Every probe of the table. */
export const probes: Probe[] = Object.values(table as Record<string, Record<string, Row>>).flatMap((group) =>
  Object.entries(group).map(([name, row]) => withName(name, row)),
);

/** A page with all probes, each in a box of its own. */
export const probeSchema = {
  type: 'page',
  body: probes.map(({ name, schema }) => ({ type: 'container', className: `probe-${name}`, body: [schema] })),
};
