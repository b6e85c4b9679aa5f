import { runCommand } from '../machine/command-error.mjs';
import { prepareProgram } from './steps/prepare.mjs';

/** `npm run build`: client and server into dist/, as far as their sources changed. */
await runCommand(prepareProgram);
