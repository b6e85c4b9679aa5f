/** Milliseconds that this process has had a processor so far: what else the machine does counts little. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
