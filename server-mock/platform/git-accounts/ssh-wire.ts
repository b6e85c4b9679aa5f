/** Data types of the SSH protocol (RFC 4251, section 5): what follows a length of four bytes, big endian. */
export class WireReader {
  #rest: Buffer;

  constructor(data: Buffer) {
    this.#rest = data;
  }

  /** @throws RangeError when the data ends before. */
  bytes(length: number): Buffer {
    if (length > this.#rest.length) throw new RangeError('SSH data ends early');
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  uint32(): number {
    return this.bytes(4).readUInt32BE();
  }

  string(): Buffer {
    return this.bytes(this.uint32());
  }

  /** A positive number without leading zeros, as JSON Web Keys have it. @throws for a negative one. */
  mpint(): Buffer {
    const value = this.string();
    if (value[0] !== undefined && value[0] >= 0x80) throw new RangeError('A number of an SSH key is negative');
    const first = value.findIndex((byte) => byte !== 0);
    return first === -1 ? Buffer.alloc(0) : value.subarray(first);
  }

  get isAtEnd(): boolean {
    return this.#rest.length === 0;
  }
}

export function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
}

export function wireString(value: string | Buffer): Buffer {
  const data = Buffer.from(value);
  return Buffer.concat([uint32(data.length), data]);
}

/** A positive number; a leading zero keeps one whose first bit is set from being read as negative. */
export function wireMpint(value: Buffer): Buffer {
  const isHigh = value[0] !== undefined && value[0] >= 0x80;
  return wireString(isHigh ? Buffer.concat([Buffer.alloc(1), value]) : value);
}
