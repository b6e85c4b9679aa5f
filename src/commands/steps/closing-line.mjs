const CLOSING = /^(\d+) passed, (\d+) failed$/;

/** The counts of a closing line `N passed, N failed`; undefined for every other line. */
export function readClosingLine(line) {
  const [, passed, failed] = CLOSING.exec(line.trim()) ?? [];
  return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed) };
}

/** The closing line of a run of tests; scripts read it. */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * Passes the lines of a stream on to `write`, but for closing lines: their counts are added to those of a run that
 * closes itself later. Answers the last counts, or undefined when there were none.
 */
export async function passOnLines(lines, write) {
  let counts;
  for await (const line of lines) {
    const read = readClosingLine(line);
    if (read) counts = read;
    else write(`${line}\n`);
  }
  return counts;
}
