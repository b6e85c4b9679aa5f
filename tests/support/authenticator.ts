import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a client of ours was asked, as far as an authenticator cares. */
interface Options {
  challenge: string;
}

/** How the browser and the authenticator behave; a test changes one thing at a time. */
export interface Behaviour {
  origin: string;
  relyingParty: string;
  /** Whether the person unlocked it. */
  verified?: boolean;
  counter?: number;
}

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

function clientData(type: string, { challenge }: Options, { origin }: Behaviour): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** RP id hash, flags (present, verified, with credential), counter, and what follows. */
function authenticatorData({ relyingParty, verified = true, counter = 0 }: Behaviour, credential?: Buffer): Buffer {
  const flags = 1 | (verified ? 4 : 0) | (credential ? 64 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(relyingParty), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
}

/** An authenticator without a browser: one ES256 credential (WebAuthn level 3, sections 6.1 and 6.5). */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #cose: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    this.#cose = Buffer.from(isoCBOR.encode(cose as never));
  }

  /** The response to creation options. */
  create(options: Options, behaviour: Behaviour): object {
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#cose]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authenticatorData(behaviour, credential))],
    ]);
    return this.#credential({
      clientDataJSON: base64(clientData('webauthn.create', options, behaviour)),
      attestationObject: base64(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    });
  }

  /** The response to request options. */
  get(options: Options, behaviour: Behaviour): object {
    const client = clientData('webauthn.get', options, behaviour);
    const data = authenticatorData(behaviour);
    return this.#credential({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), this.#key)),
    });
  }

  #credential(response: object): object {
    const id = base64(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
