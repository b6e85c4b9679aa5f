/** A clock that runs ahead by more than this is one that was set back, not one that was asked twice. */
const ahead = 1000;

/**
 * Moments in the order in which they were asked for: several within one millisecond follow each other by one, so that
 * sorting by time tells what came first. @param now the current time.
 */
export function moments(now: () => Date): () => Date {
  let latest = 0;
  return () => {
    const time = now().getTime();
    latest = time <= latest && latest - time < ahead ? latest + 1 : time;
    return new Date(latest);
  };
}
