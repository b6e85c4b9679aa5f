/** PostgreSQL's NOTIFY carries less than 8000 bytes: send ids, not bodies. */
const maximumBytes = 7999;

/** @throws RangeError for what LISTEN/NOTIFY could not carry, on either engine. */
export function checkNotification(channel: string, payload = ''): void {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(channel)) throw new RangeError(`Not a channel name: ${channel}`);
  if (Buffer.byteLength(payload) > maximumBytes) {
    throw new RangeError(`A notification carries at most ${maximumBytes} bytes`);
  }
}
