import { text } from '../../machine/texts.mjs';

/**
 * Shows that a long step is alive: a line that counts seconds on a terminal, a new line every 20 seconds elsewhere.
 * Returns a function that ends it and tells how it went.
 */
export function showProgress(label, stream = process.stderr) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  if (!stream.isTTY) stream.write(`${label} …\n`);
  const tick = () => {
    if (stream.isTTY) stream.write(`\r\x1b[K${label} … ${seconds()} s`);
    else stream.write(`${label} … ${text('still-running', { seconds: seconds() })}\n`);
  };
  const timer = setInterval(tick, stream.isTTY ? 1000 : 20_000);
  if (stream.isTTY) tick();
  return (succeeded) => {
    clearInterval(timer);
    stream.write(`${stream.isTTY ? '\r\x1b[K' : ''}${succeeded ? '✓' : '✗'} ${label} (${seconds()} s)\n`);
  };
}
