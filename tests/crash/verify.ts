import { demoPassword } from '../support/server.ts';
import { makers, verifyMaking, verifyUses } from './apps.ts';
import type { Findings } from './findings.ts';
import type { Latest, Ledger } from './ledger.ts';
import { PatientPerson } from './patient-person.ts';
import { drafted, imported, markerOf, type Place, placesOf, pushed, versioned } from './places.ts';

type Schema = Parameters<typeof markerOf>[0];

/** Sessions looked at after each kill: all of the last round, and some of the earlier ones. */
const sessionsChecked = 40;

/** Makings looked at after each kill: those of the last rounds. */
const MAKINGS = 5;

const pathOf = ({ prefix, screen }: Place): string => `${prefix}/screen/${screen}`;

/** Asks the server that was started again for everything that was acknowledged. */
export async function verify(base: string, ledger: Ledger): Promise<Findings> {
  const findings: Findings = { lost: [], half: [] };
  const people = new Map<string, PatientPerson>();
  const writer = async ({ account }: { account: string }) => {
    const person = people.get(account) ?? (await new PatientPerson(base).signIn(account, demoPassword));
    people.set(account, person);
    return person;
  };
  for (const place of versioned) await verifyVersions(await writer(place), place, ledger, findings);
  for (const place of drafted) {
    const marker = await heldBy(await writer(place), place, findings);
    verifyLatest(pathOf(place), ledger.draftsOf(place), marker, findings);
  }
  await verifyImports(await writer(imported), ledger, findings);
  await verifyPushes(await writer(pushed), findings);
  for (const making of ledger.makings.slice(-MAKINGS)) await verifyMaking(await writer(makers), making, findings);
  await verifyUses(await writer(makers), findings);
  for (const cookie of chosen(ledger.sessions)) {
    const answer = await new PatientPerson(base, { cookie }).get('/api/user/info');
    if (answer.status !== 200) findings.lost.push('session');
  }
  return findings;
}

async function versionsOf(person: PatientPerson, place: Place): Promise<Map<number, string>> {
  const path = `${pathOf(place)}/versions`;
  const { status, json } = await person.get<{ items: { version: number; note: string }[] }>(path);
  return new Map(status === 404 ? [] : json.data.items.map((item) => [item.version, item.note]));
}

async function verifyVersions(person: PatientPerson, place: Place, ledger: Ledger, findings: Findings): Promise<void> {
  const path = pathOf(place);
  const notes = await versionsOf(person, place);
  for (const [version, marker] of ledger.publishes.get(place) ?? []) {
    if (notes.get(version) !== marker) findings.lost.push(`${path} version ${version}`);
  }
  const newest = Math.max(0, ...notes.keys());
  if (newest === 0) return;
  const shown = (await person.get<{ version: number; schema: Schema }>(path)).json.data;
  if (shown.version !== newest || markerOf(shown.schema) !== notes.get(newest)) {
    findings.half.push(`${path} version ${shown.version}`);
  }
}

/** The marker of what a level has of a screen, its draft or what it has published; undefined when it has neither. */
async function heldBy(person: PatientPerson, place: Place, findings: Findings): Promise<string | undefined> {
  const draft = await person.get<{ schema: Schema }>(`${pathOf(place)}/draft`);
  if (draft.status === 404) {
    const notes = await versionsOf(person, place);
    return notes.get(Math.max(0, ...notes.keys()));
  }
  const marker = markerOf(draft.json.data.schema);
  if (marker === undefined) findings.half.push(`draft of ${pathOf(place)}`);
  return marker;
}

function verifyLatest(what: string, latest: Latest, found: string | undefined, { lost }: Findings): void {
  if (!latest.mayBe(found)) lost.push(`${what}: ${found ?? 'nothing'} is there`);
}

async function verifyImports(person: PatientPerson, ledger: Ledger, findings: Findings): Promise<void> {
  const markers = new Set<string | undefined>();
  for (const place of placesOf(imported)) markers.add(await heldBy(person, place, findings));
  if (markers.size > 1) findings.half.push(`a file: ${[...markers].join()}`);
  verifyLatest('a file', ledger.imports, [...markers][0], findings);
}

/** What was published in one call is in force everywhere or nowhere. */
async function verifyPushes(person: PatientPerson, findings: Findings): Promise<void> {
  const markers = new Set<string | undefined>();
  for (const place of placesOf(pushed)) {
    const notes = await versionsOf(person, place);
    markers.add(notes.get(Math.max(0, ...notes.keys())));
  }
  if (markers.size > 1) findings.half.push(`a push: ${[...markers].join()}`);
}

function chosen(sessions: string[]): string[] {
  const step = Math.max(1, Math.floor(sessions.length / sessionsChecked));
  return sessions.filter((_, index) => index % step === 0 || index >= sessions.length - sessionsChecked);
}
