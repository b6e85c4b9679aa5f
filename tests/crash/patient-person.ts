import { setTimeout as elapsed } from 'node:timers/promises';
import { type Answer, type Fields, Person } from '../support/person.ts';

/** Milliseconds before another attempt. */
const pause = 200;

/** Comes again when the server says that it is too busy; the machine of the tests often is. */
export class PatientPerson extends Person {
  override async send<Data = Fields>(path: string, init: RequestInit): Promise<Answer<Data>> {
    for (;;) {
      const answer = await super.send<Data>(path, init);
      if (answer.status !== 503) return answer;
      await elapsed(pause);
    }
  }
}
