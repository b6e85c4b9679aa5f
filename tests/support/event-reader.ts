/** A server-sent event as it came. */
export interface ReceivedEvent {
  id: string;
  event: string;
  data: Record<string, unknown>;
}

/** Reads a stream of server-sent events as a browser does. */
export class EventReader {
  readonly received: ReceivedEvent[] = [];
  lastEventId = '';
  /** Whether the server has ended the stream. */
  ended: Promise<void>;
  private readonly controller = new AbortController();
  private wake: () => void = () => undefined;

  private constructor(body: ReadableStream<Uint8Array>, abort: AbortController) {
    this.controller = abort;
    this.ended = this.read(body);
  }

  /** Opens a stream and waits until the server has begun it. */
  static async open(address: string, headers: Record<string, string> = {}): Promise<EventReader> {
    const abort = new AbortController();
    const response = await fetch(address, { headers, signal: abort.signal });
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      throw new Error(`no event stream: ${response.status}`);
    }
    const reader = new EventReader(response.body, abort);
    while (reader.lastEventId === '') await reader.change();
    return reader;
  }

  /** The first event, past or to come, that fits. */
  async until(fits: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent> {
    for (;;) {
      const found = this.received.find(fits);
      if (found) return found;
      await this.change();
    }
  }

  close(): void {
    this.controller.abort();
  }

  private change(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.take(block);
        this.wake();
      }
    } catch (error) {
      if (!this.controller.signal.aborted) throw error;
    }
  }

  private take(block: string): void {
    const fields = Object.fromEntries(
      block.split('\n').flatMap((line) => {
        const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
        return name ? [[name, value ?? '']] : [];
      }),
    );
    this.lastEventId = fields['id'] ?? this.lastEventId;
    if (fields['data'] === undefined) return;
    this.received.push({ id: this.lastEventId, event: fields['event'] ?? 'message', data: JSON.parse(fields['data']) });
  }
}
