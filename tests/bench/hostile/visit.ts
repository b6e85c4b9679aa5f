/** What one visit took, and the layer of the page that it got. */
export interface Visit {
  milliseconds: number;
  layer: string;
}

/** Opens a page as a browser does. Throws for any other status than 200. */
export async function visit(base: string, path: string): Promise<Visit> {
  const start = performance.now();
  const answer = await fetch(base + path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return { milliseconds: performance.now() - start, layer: /"layer":"(\w+)"/.exec(text)?.[1] ?? '' };
}
