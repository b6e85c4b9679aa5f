/** Codes that no page may accept: programs, documents that are none, and errors that nobody looked for. */
export const neverWaived = /^(?:eval|json|waiver|page|more)\b/;
