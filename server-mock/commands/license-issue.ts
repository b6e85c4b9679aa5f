import { createPublicKey } from 'node:crypto';
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../../src/machine/command-error.mjs';
import { text } from '../../src/machine/texts.mjs';
import { readEnvironment } from '../kernel/program/environment.ts';
import { privateKeyFile, privateKeyIn, publicKeyText } from '../platform/licence/keys.ts';
import { issueLicence } from '../platform/licence/licence-text.ts';

const wrong = (): CommandError => new CommandError(text('licence-usage'));

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        company: { type: 'string' },
        expires: { type: 'string' },
        seats: { type: 'string' },
        key: { type: 'string' },
      },
    });
    return values;
  } catch {
    throw wrong();
  }
}

/** A day of the calendar: 2030-02-30 is none. */
function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/**
 * `npm run license:issue -- --company NAME --expires YYYY-MM-DD --seats N [--key FILE]`: a licence on standard output.
 * The key is made on the first run; without `--key` it lies in the data folder, where the platform's own server finds it.
 */
await runCommand(async () => {
  const { company = '', expires = '', seats = '', key } = readArguments();
  if (!company.trim() || !/^\d{4}-\d\d-\d\d$/.test(expires) || !isDay(expires) || !/^[1-9]\d{0,8}$/.test(seats)) {
    throw wrong();
  }
  const file = key ?? privateKeyFile(readEnvironment(process.env, []).dataDir);
  const privateKey = privateKeyIn(file);
  const issued = new Date().toISOString().slice(0, 10);
  const licence = { organisation: company.trim(), expires, seats: Number(seats), issued };
  process.stdout.write(issueLicence(licence, privateKey));
  console.error(text('licence-issued', { file, key: publicKeyText(createPublicKey(privateKey)) }));
});
