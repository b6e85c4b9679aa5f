import type { Answer } from '../support/person.ts';
import type { Findings } from './findings.ts';
import type { PatientPerson } from './patient-person.ts';
import { markedPage, markerOf } from './places.ts';

/** Who makes apps, and where. */
export const makers = { account: 'admin@example.com', prefix: '/api/company/acme/app' };

/** What is made whole or not at all, in this order. */
export type Made = 'app' | 'template' | 'app-file' | 'csv';

/** A template that ships, with as many pages and with one collection. */
const template = { id: 'survey', pages: 3, collection: 'answers' };

/** One app of each kind, and the lines of a CSV file in the last one; each is sent once. */
export interface Making {
  marker: string;
  /** What was sent, and whether it was acknowledged. */
  readonly sent: Map<Made, boolean>;
}

const LINES = 50;
const pages = ['one', 'two'];

/** The key of an app that a making makes. */
const keyOf = (made: Made, { marker }: Making): string =>
  `${marker}-${made === 'app' ? 'plain' : made === 'template' ? 'template' : 'file'}`;

const fileOf = (making: Making) => ({
  format: 'pagewright.app',
  version: 1,
  address: '/company/elsewhere/app/another',
  key: keyOf('app-file', making),
  app: { name: making.marker, description: '', type: 1, openTo: 'members', homePage: pages[0] },
  pages: pages.map((key) => ({ key, name: key, isHidden: false })),
  collections: [
    {
      key: 'things',
      name: 'Things',
      fields: [{ key: 'name', label: 'Name', type: 'text' }],
      rights: { read: 'member', write: 'member', remove: 'member' },
    },
  ],
  screens: pages.map((key) => ({ id: `page/${key}`, schema: markedPage(making.marker) })),
});

/** The calls of a making, in their order. */
const calls: Record<Made, (person: PatientPerson, making: Making) => Promise<Answer<unknown>>> = {
  app: (person, making) => person.post(makers.prefix, { name: making.marker, key: keyOf('app', making) }),
  template: (person, making) =>
    person.post(makers.prefix, { name: making.marker, key: keyOf('template', making), templateId: template.id }),
  'app-file': (person, making) => person.post(`${makers.prefix}-file`, fileOf(making)),
  csv(person, making) {
    const csv = ['name', ...Array.from({ length: LINES }, (_, at) => `${making.marker} ${at}`)].join('\n');
    return person.post(`${makers.prefix}/${keyOf('app-file', making)}/collection/things/import`, { csv });
  },
};

/** Sends what a making makes. */
export async function makeAll(person: PatientPerson, making: Making, onMade: (made: Made) => void): Promise<void> {
  for (const made of Object.keys(calls) as Made[]) {
    making.sent.set(made, false);
    const { status, text } = await calls[made](person, making);
    if (status !== 200) throw new Error(`${made} was refused: ${text}`);
    making.sent.set(made, true);
    onMade(made);
  }
}

/** How much of an app's pages is there. */
async function pagesThere(person: PatientPerson, app: string, marker: string): Promise<number> {
  const shown = await Promise.all(
    pages.map((key) => person.get<{ schema: Parameters<typeof markerOf>[0] }>(`${app}/screen/page/${key}`)),
  );
  return shown.filter(({ status, json }) => status === 200 && markerOf(json.data.schema) === marker).length;
}

/** How much of an app that was made of the template is there. */
async function partOfTemplate(person: PatientPerson, app: string, made: readonly { key?: string }[]): Promise<number> {
  const answers = await Promise.all([
    ...made.map(({ key }) => person.get(`${app}/screen/page/${key}`)),
    person.get(`${app}/data/${template.collection}`),
  ]);
  return answers.filter(({ status }) => status === 200).length / (template.pages + 1);
}

/** Of each thing that was sent, which part is there: 0 nothing, 1 all. */
async function partOf(person: PatientPerson, made: Made, making: Making): Promise<number> {
  const app = `${makers.prefix}/${keyOf(made, making)}`;
  const read = await person.get<{ pages: { key?: string }[] }>(app);
  if (read.status !== 200) return 0;
  if (made === 'app') return 1;
  if (made === 'template') return partOfTemplate(person, app, read.json.data.pages);
  const things = await person.get<{ total: number }>(`${app}/data/things`);
  if (made === 'csv') return (things.json.data?.total ?? 0) / LINES;
  const whole = read.json.data.pages.length + (await pagesThere(person, app, making.marker));
  return things.status === 200 ? whole / (2 * pages.length) : 0.5;
}

/** Looks whether all that was acknowledged is there, and nothing by half. */
export async function verifyMaking(person: PatientPerson, making: Making, { lost, half }: Findings): Promise<void> {
  for (const [made, isAcknowledged] of making.sent) {
    const part = await partOf(person, made, making);
    if (part !== 0 && part !== 1) half.push(`${made} of ${making.marker}`);
    else if (isAcknowledged && part === 0) lost.push(`${made} of ${making.marker}`);
  }
}

/** Looks whether the template was counted once for each app that was made of it, and for no other. */
export async function verifyUses(person: PatientPerson, { half }: Findings): Promise<void> {
  const shown = await person.get<{ installTimes: number }>(`/api/apptemplate/${template.id}`);
  const apps = await person.get<{ total: number }>(`${makers.prefix}?keywords=-template&page=1&perPage=1`);
  const [counted, there] = [shown.json.data.installTimes, apps.json.data.total];
  if (counted !== there) half.push(`${there} apps of the template, counted ${counted} times`);
}
