const timeout = 10_000;

/**
 * Posts a message as JSON to a gateway that speaks HTTP. Throws when it answers anything but 2xx, sends us elsewhere
 * or takes longer than ten seconds.
 */
export async function postToGateway(url: string, message: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The gateway answered ${answer.status}`);
}
