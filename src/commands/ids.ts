import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { giveAllIds } from '../ids/give-all-ids.ts';
import { CommandError, runCommand } from '../machine/command-error.mjs';
import { root } from '../machine/root.mjs';
import { text } from '../machine/texts.mjs';
import { readShippedScreens } from '../validation/parts/shipped.ts';

/** Refuses what the command does not know. */
function refuseArguments(): void {
  try {
    parseArgs({ options: {} });
  } catch {
    throw new CommandError(text('ids-usage'));
  }
}

/** `npm run ids`: gives each typed node of the built-in screens an id, where it has none. */
await runCommand(async () => {
  refuseArguments();
  const changed = giveAllIds(readShippedScreens(root));
  for (const [screen, page] of changed) writeFileSync(join(root, `schemas/screens/${screen}.json`), page);
  console.log(text('ids-written', { count: changed.size }));
});
