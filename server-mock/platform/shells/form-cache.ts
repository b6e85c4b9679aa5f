import { type CompiledShell, type RequestData, readValue } from '../../../src/shell/index.ts';

/** What is kept of a compiled form. */
export type Form = Pick<CompiledShell, 'html' | 'covered'>;

/** The forms of one page: by the values of what its formulas are known to read. */
interface Page {
  reads: Set<string>;
  forms: Map<string, Form>;
  bytes: number;
}

/** What may be kept: of one owner, and in all. Bytes are those of markup and keys, two for each character. */
export interface CacheLimits {
  formsOfOwner: number;
  bytesOfOwner: number;
  bytes: number;
}

interface Share {
  forms: number;
  bytes: number;
  /** The owner's pages, the one used longest ago first. */
  pages: Map<string, Page>;
}

/**
 * Remembers compiled forms by what their pages read of a request, so that addresses which differ in nothing a page reads share
 * one. Each owner has a share, and who has most of it loses first: no company pushes out another one's.
 */
export class FormCache {
  readonly #shares = new Map<string, Share>();
  #bytes = 0;

  constructor(readonly limits: CacheLimits) {}

  /** The key of a request's form, as far as the page's reads are known. */
  keyOf(owner: string, page: string, request: RequestData): string {
    const { reads = new Set<string>() } = this.#shares.get(owner)?.pages.get(page) ?? {};
    return JSON.stringify([...reads].map((read) => [read, readValue(read, request)]));
  }

  find(owner: string, page: string, request: RequestData): Form | undefined {
    const share = this.#shares.get(owner);
    const known = share?.pages.get(page);
    if (!share || !known) return undefined;
    share.pages.delete(page);
    share.pages.set(page, known);
    return known.forms.get(this.keyOf(owner, page, request));
  }

  /** Keeps a form; `reads` is what its compiling read. What the page did not read before asks for other keys. */
  keep(owner: string, page: string, request: RequestData, { html, covered, reads }: CompiledShell): void {
    const share = this.#shares.get(owner) ?? { forms: 0, bytes: 0, pages: new Map<string, Page>() };
    this.#shares.set(owner, share);
    const known = share.pages.get(page);
    const isNew = known === undefined || reads.some((read) => !known.reads.has(read));
    if (known && isNew) this.#dropPage(share, page);
    const entry: Page = isNew
      ? { reads: new Set([...(known?.reads ?? []), ...reads]), forms: new Map(), bytes: 0 }
      : known;
    share.pages.set(page, entry);
    const key = this.keyOf(owner, page, request);
    const bytes = 2 * (html.length + key.length);
    if (entry.forms.has(key)) return;
    entry.forms.set(key, { html, covered });
    this.#count(share, entry, 1, bytes);
    this.#makeRoom(owner, share);
  }

  #count(share: Share, page: Page, forms: number, bytes: number): void {
    share.forms += forms;
    share.bytes += bytes;
    page.bytes += bytes;
    this.#bytes += bytes;
  }

  #dropPage(share: Share, name: string): void {
    const page = share.pages.get(name);
    if (!page) return;
    this.#count(share, page, -page.forms.size, -page.bytes);
    share.pages.delete(name);
  }

  /** Drops what was used longest ago: of the owner over its share first, then of whoever has most. */
  #makeRoom(owner: string, share: Share): void {
    const { formsOfOwner, bytesOfOwner, bytes } = this.limits;
    while (share.forms > formsOfOwner || share.bytes > bytesOfOwner) this.#dropOldest(share);
    while (this.#bytes > bytes) this.#dropOldest(this.#largest());
    if (share.pages.size === 0) this.#shares.delete(owner);
  }

  #largest(): Share {
    return [...this.#shares.values()].reduce((most, share) => (share.bytes > most.bytes ? share : most));
  }

  /** The oldest form of the page used longest ago. */
  #dropOldest(share: Share): void {
    const [name, page] = [...share.pages][0]!;
    const [oldest] = page.forms;
    if (page.forms.size <= 1 || !oldest) {
      this.#dropPage(share, name);
      return;
    }
    const [key, { html }] = oldest;
    page.forms.delete(key);
    this.#count(share, page, -1, -2 * (html.length + key.length));
  }
}
