/** How often the parent is looked for, in milliseconds. */
const INTERVAL = 300;

/**
 * Ends this process in its own time when npm is ended. npm passes a signal on to the shell between it and us only, and
 * that shell dies without telling; then we have another parent. Without npm nothing happens.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL);
  timer.unref();
}
