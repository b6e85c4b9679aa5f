/** The first 32 bits of the fractional parts of roots of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
function fractions(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) isPrime &&= candidate % divisor !== 0;
    if (isPrime) found.push((candidate ** (1 / root) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const rounds = fractions(64, 3);
const start = fractions(8, 2);
const words = new Int32Array(64);

/** Puts a text of ASCII letters, 55 at most, into one padded block. */
function fill(text: string): void {
  words.fill(0, 0, 16);
  for (let index = 0; index < text.length; index += 1) {
    words[index >> 2]! |= text.charCodeAt(index) << (24 - (index % 4) * 8);
  }
  words[text.length >> 2]! |= 0x80 << (24 - (text.length % 4) * 8);
  words[15] = text.length * 8;
}

function expand(): void {
  for (let index = 16; index < 64; index += 1) {
    const [x, y] = [words[index - 15]!, words[index - 2]!];
    const low = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const high = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[index] = words[index - 16]! + low + words[index - 7]! + high;
  }
}

/**
 * The first 32 bits of the SHA-256 of a short ASCII text. The browser's own SHA-256 answers later, which is too slow for a hundred
 * thousand texts, and browsers offer it on HTTPS pages only.
 */
export function firstWord(text: string): number {
  fill(text);
  expand();
  let [a, b, c, d, e, f, g, h] = start as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index += 1) {
    const mixed = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + mixed + ((e & f) ^ (~e & g)) + rounds[index]! + words[index]!) | 0;
    const turned = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (turned + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return (start[0]! + a) >>> 0;
}

/** Whether the SHA-256 of a text begins with so many zero bits, from 1 to 31. */
export const beginsWithZeros = (text: string, bits: number): boolean => firstWord(text) >>> (32 - bits) === 0;
