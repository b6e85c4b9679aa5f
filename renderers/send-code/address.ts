/** The kind of address a code is sent to. */
export type AddressKind = 'email' | 'phone';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\d{11}$/;

/** What is wrong with an address, as the end of a text key, or null. A phone number has eleven digits. */
export function checkAddress(kind: AddressKind, address: string): 'Missing' | 'Invalid' | null {
  if (address === '') {
    return 'Missing';
  }
  return (kind === 'email' ? EMAIL : PHONE).test(address) ? null : 'Invalid';
}
