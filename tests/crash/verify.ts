import { demoPassword } from '../support/server.ts';
import type { Ledger, Place } from './ledger.ts';
import { PatientPerson } from './patient-person.ts';

/** What a start after a kill found; the tests want both empty. */
export interface Findings {
  /** Acknowledged writes that are gone. */
  lost: string[];
  /** Publishes of which only a part is there. */
  half: string[];
}

/** A screen as the load publishes it: one marker in several places. */
interface Shown {
  version: number;
  schema: { id?: string; className?: string; body?: { tpl?: string } };
}

/** Sessions looked at after each kill: all of the last round, and some of the earlier ones. */
const sessionsChecked = 40;

/** Asks the server that was started again for everything that was acknowledged. */
export async function verify(base: string, ledger: Ledger): Promise<Findings> {
  const findings: Findings = { lost: [], half: [] };
  const administrator = await new PatientPerson(base).signIn('admin@example.com', demoPassword);
  for (const place of ledger.places) await verifyPlace(administrator, place, ledger, findings);
  for (const cookie of chosen(ledger.sessions)) {
    const answer = await new PatientPerson(base, { cookie }).get('/api/user/info');
    if (answer.status !== 200) findings.lost.push('session');
  }
  return findings;
}

async function verifyPlace(person: PatientPerson, place: Place, ledger: Ledger, findings: Findings): Promise<void> {
  const path = `${place.prefix}/screen/${place.screen}`;
  const { data } = (await person.get<{ items: { version: number; note: string }[] }>(`${path}/versions`)).json;
  const notes = new Map<number, string>(data.items.map((item) => [item.version, item.note]));
  for (const [version, marker] of ledger.publishes.get(place) ?? []) {
    if (notes.get(version) !== marker) findings.lost.push(`${path} version ${version}`);
  }
  const newest = Math.max(0, ...notes.keys());
  if (newest === 0) return;
  const shown = (await person.get<Shown>(path)).json.data;
  const { id, className, body } = shown.schema;
  const markers = new Set([id, className, body?.tpl, notes.get(newest)]);
  if (shown.version !== newest || markers.size !== 1) findings.half.push(`${path} version ${shown.version}`);
}

function chosen(sessions: string[]): string[] {
  const step = Math.max(1, Math.floor(sessions.length / sessionsChecked));
  return sessions.filter((_, index) => index % step === 0 || index >= sessions.length - sessionsChecked);
}
