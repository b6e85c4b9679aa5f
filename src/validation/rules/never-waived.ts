/** Codes that no page may accept: programs, work without end, documents that are none, words of screens, and errors that nobody looked for. */
export const neverWaived = /^(?:eval|bounds|framework|json|waiver|words|page|more)\b|^formula\.too-long$/;
