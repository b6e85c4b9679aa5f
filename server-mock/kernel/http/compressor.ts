import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Turns } from '../processes/turns.ts';
import type { Coding } from './coding.ts';
import { type FormLimits, KeptForms } from './kept-forms.ts';

/** An answer that is to be compressed. `owner` is whose turn it takes: a company, or the platform. */
export interface Compressible {
  owner: string;
  coding: Coding;
  body: Buffer;
}

export interface CompressorLimits extends FormLimits {
  /** Compressions that are under way at a time. Node has four threads for them, for passwords, files and names of hosts. */
  atOnce: number;
  /** Compressions that wait, in all and of one owner. */
  mostWaiting: number;
  mostWaitingOfOne: number;
  /** Milliseconds after which an answer goes out as it is. */
  patience: number;
}

export const compressorLimits: CompressorLimits = {
  atOnce: 2,
  mostWaiting: 64,
  mostWaitingOfOne: 16,
  patience: 100,
  most: 32 * 1024 * 1024,
  mostOfOne: 4 * 1024 * 1024,
};

/** Brotli's level at which a page takes milliseconds; its best one takes a hundred times as long. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Encode = (body: Buffer, coding: Coding) => Promise<Buffer>;

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };

const encodeWith: Encode = (body, coding) => (coding === 'br' ? encoders.br(body, brotliOptions) : encoders.gzip(body));

/** Compresses an answer, or finds its compressed form; null when the answer had better go out as it is. Never rejects. */
export type Compressor = (answer: Compressible) => Promise<Buffer | null>;

/** Waits for a form, but not longer than so many milliseconds. */
function within(milliseconds: number, form: Promise<Buffer | null>): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, null);
    void form.then((found) => {
      clearTimeout(timer);
      resolve(found);
    });
  });
}

/**
 * Makes the compressor of large answers. A crowd that asks for one large page would otherwise fill the threads with the same work
 * again and again, and everybody waits behind it. Each content is compressed once while it is kept, few are compressed
 * at a time, and owners take turns. The content itself is the key: two answers with the same form are the same.
 * @param encode compresses; tests count its calls
 */
export function createCompressor(limits = compressorLimits, encode: Encode = encodeWith): Compressor {
  const kept = new KeptForms(limits);
  const underWay = new Map<string, Promise<Buffer | null>>();
  const turns = new Turns({ atOnce: limits.atOnce, most: limits.mostWaiting, mostOfOne: limits.mostWaitingOfOne });

  async function inTurn({ owner, coding, body }: Compressible): Promise<Buffer | null> {
    if (!(await turns.enter(owner))) return null;
    return encode(body, coding)
      .catch(() => null)
      .finally(() => turns.leave());
  }

  async function make(answer: Compressible, key: string): Promise<Buffer | null> {
    const form = await inTurn(answer);
    underWay.delete(`${answer.owner} ${key}`);
    if (form) kept.keep(answer.owner, key, form);
    return form;
  }

  return async (answer) => {
    const { owner, coding, body } = answer;
    const key = `${coding} ${createHash('sha256').update(body).digest('base64url')}`;
    const form = kept.get(owner, key);
    if (form) return form;
    const flight = underWay.get(`${owner} ${key}`) ?? make(answer, key);
    underWay.set(`${owner} ${key}`, flight);
    return within(limits.patience, flight);
  };
}
