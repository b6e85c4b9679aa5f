/** What the server says about its own process at `/metrics`, worker threads included. */
export interface ProcessFigures {
  cpuSeconds: number;
  memoryBytes: number;
}

/** Reads the figures of a server. */
export async function processFigures(base: string): Promise<ProcessFigures> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return { cpuSeconds: value('process_cpu_seconds_total'), memoryBytes: value('process_resident_memory_bytes') };
}
