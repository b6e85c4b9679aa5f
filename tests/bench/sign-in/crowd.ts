/** What a crowd measured. */
export interface Crowd {
  /** Milliseconds of each answered request. */
  times: number[];
  /** Seconds from the first request to the last answer. */
  seconds: number;
  /** Requests that the server, being full, asked to repeat. */
  turnedAway: number;
}

const tooBusy = 503;

/**
 * Sends one request for each member of a crowd, all at the same moment, and again those that were turned away.
 * Throws for any other answer than 200.
 */
export async function sendAll(requests: readonly (() => Promise<Response>)[]): Promise<Crowd> {
  const crowd: Crowd = { times: [], seconds: 0, turnedAway: 0 };
  const start = performance.now();
  await Promise.all(
    requests.map(async (send) => {
      const begun = performance.now();
      for (;;) {
        const answer = await send();
        const text = await answer.text();
        if (answer.status === 200) break;
        if (answer.status !== tooBusy) throw new Error(`answered ${answer.status}: ${text}`);
        crowd.turnedAway += 1;
      }
      crowd.times.push(performance.now() - begun);
    }),
  );
  crowd.seconds = (performance.now() - start) / 1000;
  return crowd;
}

/** Several crowds as one. */
export function together(crowds: readonly Crowd[]): Crowd {
  return {
    times: crowds.flatMap(({ times }) => times),
    seconds: crowds.reduce((sum, { seconds }) => sum + seconds, 0),
    turnedAway: crowds.reduce((sum, { turnedAway }) => sum + turnedAway, 0),
  };
}
