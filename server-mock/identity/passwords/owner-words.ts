/** Who a password is for, as far as the form or the account tells. */
export interface PasswordOwner {
  email?: string | null;
  username?: string | null;
  name?: string | null;
  phone?: string | null;
}

/** Shorter parts are in too many words to mean anything. */
const shortest = 4;

/** Whether a password holds its owner's username, name, phone or the first part of the address. */
export function holdsOwner(password: string, { email, username, name, phone }: PasswordOwner): boolean {
  const parts = [email?.split('@')[0], username, phone, name?.replaceAll(/\s+/g, ''), ...(name?.split(/\s+/) ?? [])];
  const typed = password.toLowerCase();
  return parts.some(
    (part) => part !== undefined && part !== null && part.length >= shortest && typed.includes(part.toLowerCase()),
  );
}
