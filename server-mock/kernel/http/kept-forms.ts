/** Bytes that are kept of compressed answers, of all owners and of one. */
export interface FormLimits {
  most: number;
  mostOfOne: number;
}

/** What one owner has: forms by their key, the one that was asked for longest ago comes first. */
interface Share {
  forms: Map<string, Buffer>;
  bytes: number;
}

/** Compressed answers that are kept, each owner's within a share, so that nobody drives out what others are asked for. */
export class KeptForms {
  readonly #shares = new Map<string, Share>();
  readonly #limits: FormLimits;
  #bytes = 0;

  constructor(limits: FormLimits) {
    this.#limits = limits;
  }

  get(owner: string, key: string): Buffer | undefined {
    const share = this.#shares.get(owner);
    const form = share?.forms.get(key);
    if (!share || !form) return undefined;
    share.forms.delete(key);
    share.forms.set(key, form);
    return form;
  }

  /** Keeps a form; those of the same owner make room for it, then those of whoever has the most. */
  keep(owner: string, key: string, form: Buffer): void {
    const { most, mostOfOne } = this.#limits;
    const share = this.#shares.get(owner) ?? { forms: new Map(), bytes: 0 };
    if (form.length > mostOfOne || share.forms.has(key)) return;
    this.#shares.set(owner, share);
    share.forms.set(key, form);
    share.bytes += form.length;
    this.#bytes += form.length;
    while (share.bytes > mostOfOne) this.#dropOldest(owner, share);
    while (this.#bytes > most) this.#dropOldest(...this.#largest());
  }

  #largest(): [string, Share] {
    return [...this.#shares].reduce((one, other) => (other[1].bytes > one[1].bytes ? other : one));
  }

  #dropOldest(owner: string, share: Share): void {
    const [oldest] = share.forms;
    if (!oldest) return;
    const [key, { length }] = oldest;
    share.forms.delete(key);
    share.bytes -= length;
    this.#bytes -= length;
    if (share.forms.size === 0) this.#shares.delete(owner);
  }
}
