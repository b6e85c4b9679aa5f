import type { StartData } from '../types/start.ts';

const BLOCK = /<script type="application\/json" id="pagewright-start"[^>]*>([\s\S]*?)<\/script>/;

/** The data block the server would write into the current document now. Rejects when there is none to be had. */
export async function refetchStart(): Promise<StartData> {
  const response = await fetch(window.location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
  const block = BLOCK.exec(await response.text())?.[1];
  if (!block) {
    throw new Error(`no data block in ${window.location.pathname}`);
  }
  return JSON.parse(block) as StartData;
}
