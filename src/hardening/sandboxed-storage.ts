/** A storage that lives as long as the document. */
class MemoryStorage implements Storage {
  private readonly entries = new Map<string, string>();

  get length(): number {
    return this.entries.size;
  }

  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.entries.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    this.entries.set(name, String(text));
  }

  removeItem(name: string): void {
    this.entries.delete(name);
  }

  clear(): void {
    this.entries.clear();
  }
}

function isRefused(read: () => unknown): boolean {
  try {
    read();
    return false;
  } catch {
    return true;
  }
}

/**
 * In a sandboxed document (a shared page) the browser throws at every access to storage and cookies. amis reads them
 * while it renders, without expecting that; there they are given an empty storage of the document's own.
 */
export function standInForStorage(host: Window & typeof globalThis = window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isRefused(() => host[name])) {
      Object.defineProperty(host, name, { value: new MemoryStorage() });
    }
  }
  if (isRefused(() => host.document.cookie)) {
    Object.defineProperty(host.document, 'cookie', { get: () => '', set: () => undefined });
  }
}
