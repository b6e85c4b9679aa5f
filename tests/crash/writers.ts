import { randomInt } from 'node:crypto';
import { setTimeout as elapsed } from 'node:timers/promises';
import type { Answer } from '../support/person.ts';
import { type Made, makeAll } from './apps.ts';
import type { Ledger } from './ledger.ts';
import type { PatientPerson } from './patient-person.ts';
import { type Group, imported, markedPage, type Place, pushed } from './places.ts';

/** A kind of write that the server acknowledges. */
export type Write = 'publish' | 'draft' | 'import' | 'push' | 'sign-in' | Made;

/** Writes again and again until the connection breaks, or once where there are few places, and enters in the ledger what was acknowledged. */
export type Writer = (person: PatientPerson, ledger: Ledger, onWritten: (kind: Write) => void) => Promise<void>;

const pathOf = ({ prefix, screen }: Place): string => `${prefix}/screen/${screen}`;

/** Any other answer than that it is done is an error of the server's. */
function requireDone(what: string, { status, text }: Answer<unknown>): void {
  if (status !== 200) throw new Error(`${what} was refused: ${text}`);
}

/** An account publishes 600 times an hour: each publisher rests for at most so many milliseconds after each page. */
const rest = 300;

/** Publishes page after page. */
export const publisher =
  (place: Place): Writer =>
  async (person, ledger, onWritten) => {
    for (;;) {
      const marker = ledger.nextMarker();
      const page = { schema: markedPage(marker), note: marker };
      const answer = await person.post<{ version: number }>(`${pathOf(place)}/publish`, page);
      requireDone('a page', answer);
      ledger.publishes.get(place)?.set(answer.json.data.version, marker);
      onWritten('publish');
      await elapsed(randomInt(rest));
    }
  };

/** After so many saves the draft is published. */
const savesOfDraft = 5;

/** Keeps drafts as an editor does: each save names what it takes the place of. */
export const editor =
  (place: Place): Writer =>
  async (person, ledger, onWritten) => {
    const path = pathOf(place);
    const drafts = ledger.draftsOf(place);
    let { revision } = (await person.get<{ revision: string }>(`${path}/source`)).json.data;
    for (let saves = 1; ; saves += 1) {
      const marker = ledger.nextMarker();
      drafts.sends(marker);
      const kept = await person.post<{ revision: string }>(`${path}/draft`, { schema: markedPage(marker), revision });
      requireDone('a draft', kept);
      drafts.isAcknowledged();
      ({ revision } = kept.json.data);
      onWritten('draft');
      if (saves % savesOfDraft > 0) continue;
      const done = await person.post<{ version: number; revision: string }>(`${path}/publish`, {
        note: marker,
        revision,
      });
      requireDone('the publication of a draft', done);
      ledger.publishes.get(place)?.set(done.json.data.version, marker);
      ({ revision } = done.json.data);
    }
  };

const marked = ({ screens }: Group, marker: string) => screens.map((id) => ({ id, schema: markedPage(marker) }));

/** Has files of several screens come in, which become drafts all together. */
export const importer: Writer = async (person, ledger, onWritten) => {
  for (;;) {
    const marker = ledger.nextMarker();
    ledger.imports.sends(marker);
    const file = { format: 'pagewright.screens', version: 1, screens: marked(imported, marker) };
    requireDone('a file', await person.post(`${imported.prefix}/screen/import`, file));
    ledger.imports.isAcknowledged();
    onWritten('import');
  }
};

interface Versions {
  screens: { id: string; version: number }[];
}

/** Publishes several screens in one call, as the command line does. */
export const pusher: Writer = async (person, ledger, onWritten) => {
  const { prefix } = pushed;
  let { screens } = (await person.get<Versions>(`${prefix}/screen/published`)).json.data;
  for (;;) {
    const marker = ledger.nextMarker();
    const changes = marked(pushed, marker).map((change) => ({
      ...change,
      from: screens.find(({ id }) => id === change.id)?.version ?? 0,
    }));
    const answer = await person.post<Versions>(`${prefix}/screen/publish`, { screens: changes, note: marker });
    requireDone('a push', answer);
    ({ screens } = answer.json.data);
    for (const { id, version } of screens) {
      const place = [...ledger.publishes.keys()].find((each) => each.prefix === prefix && each.screen === id);
      if (place) ledger.publishes.get(place)?.set(version, marker);
    }
    ledger.pushCount += 1;
    onWritten('push');
  }
};

/** Makes an app and one of a template, brings in another one from a file, and fills it from a CSV file. A company has 200 apps at most, so each round does this once. */
export const maker: Writer = (person, ledger, onWritten) => makeAll(person, ledger.nextMaking(), onWritten);
