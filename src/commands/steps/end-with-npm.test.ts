import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const program = `
  import { endWithNpm } from ${JSON.stringify(new URL('./end-with-npm.mjs', import.meta.url).href)};
  endWithNpm();
  process.on('SIGTERM', () => { console.log('ended'); process.exit(); });
  setInterval(() => {}, 1000);
  console.log('ready');
`;

it('ends when the shell between it and npm dies', { timeout: 20_000 }, async () => {
  const script = `"${process.execPath}" --input-type=module -e "$PROGRAM"; true`;
  const env = { ...process.env, PROGRAM: program, npm_lifecycle_event: 'start' };
  const shell = spawn('/bin/sh', ['-c', script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const output = shell.stdout.setEncoding('utf8');
  expect(String(await once(output, 'data'))).toBe('ready\n');
  shell.kill('SIGTERM');
  expect(String(await once(output, 'data'))).toBe('ended\n');
});
