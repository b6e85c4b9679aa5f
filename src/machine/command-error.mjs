/** A failure whose message is meant for the person at the terminal: it names the way out and needs no stack. */
export class CommandError extends Error {}

/** Runs a command's main function; a failure ends the process with status 1 and a readable message. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof CommandError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
