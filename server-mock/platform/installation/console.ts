import { terminalText } from '../../kernel/program/terminal-text.ts';
import type { Installation } from './service.ts';
import { doors } from './state.ts';

/** What the console says while the platform waits for an operator: where to go, and with which secret. */
export async function setupLine(
  installation: Pick<Installation, 'refresh' | 'secret'>,
  address: string,
  code: () => string,
): Promise<string> {
  const state = await installation.refresh();
  if (state === 'ready') return '';
  const { kind } = installation.secret();
  const values = { url: address + doors[state], ...(kind === 'setup-code' ? { code: code() } : {}) };
  return `${terminalText(kind === 'setup-code' ? 'command.setup-code' : 'command.setup-password', values)}\n`;
}
