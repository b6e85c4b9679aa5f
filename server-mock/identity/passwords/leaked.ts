import leakedPasswords from './leaked-passwords.json' with { type: 'json' };
import leakedWords from './leaked-words.json' with { type: 'json' };

const passwords = new Set(leakedPasswords);
const words = new Set(leakedWords);

/** Signs that people write in place of letters. */
const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** What is left of a password without the digits and signs around it, disguised letters shown as letters. */
function coreOf(password: string): string {
  const inner = password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');
  return inner.replace(/[@431!0$57]/g, (sign) => disguises[sign] ?? sign);
}

/**
 * Whether a password is among those that guessers try first: one of the list, or one word of it with digits and signs
 * around it, which is how people satisfy rules such as the default ones (`Summer2024!`). The list is small and ships
 * with the platform; nothing is asked elsewhere.
 */
export function isLeaked(password: string): boolean {
  return passwords.has(password.toLowerCase()) || words.has(coreOf(password));
}
