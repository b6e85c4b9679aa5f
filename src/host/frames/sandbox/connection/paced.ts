/**
 * Runs the first request at once and then the newest one of each period. What a page asks for costs the document around it far more than
 * the page, so it may not ask as often as it can.
 * @param period milliseconds between two runs
 */
export function paced<Given extends unknown[]>(
  run: (...given: Given) => void,
  period: number,
): (...given: Given) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest: Given | undefined;
  function next(): void {
    timer = undefined;
    if (!newest) return;
    const given = newest;
    newest = undefined;
    timer = setTimeout(next, period);
    run(...given);
  }
  return (...given) => {
    newest = given;
    if (timer === undefined) next();
  };
}
