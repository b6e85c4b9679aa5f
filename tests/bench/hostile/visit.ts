/** Opens a page as a browser does, and answers the milliseconds that it took. Throws for any other status than 200. */
export async function visit(base: string, path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(base + path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - start;
}
