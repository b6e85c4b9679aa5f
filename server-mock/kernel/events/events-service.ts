/** What browsers hear about. */
export interface ServerEvent {
  /** `screen`, `screen-error`, `mistakes`, `locale`, `routes` or `presence`. */
  event: string;
  data: Record<string, unknown>;
  /** Only members hear a company's event; absent or -1: everybody. */
  companyId?: number;
  /** Only those who may enter this app of the company hear the event; absent or -1: it is of no app. */
  appId?: number;
  /** Whether it is for those alone who manage its company; without one, for the platform's administrators. */
  forAdministrators?: boolean;
  /** The key of an app of the company whose designers hear an event for administrators as well. */
  designedApp?: string | undefined;
  /** The service keeps the last event of this name and sends it to streams that open later. */
  keptAs?: string;
  /** The number it is stored under; absent for what happened on this node's disk. */
  seq?: number;
}

export interface HeardEvent extends ServerEvent {
  /** The cursor from which `since` goes on. */
  id: string;
}

export interface Events {
  /** Tells this process's subscribers at once. */
  publish(event: ServerEvent): void;
  subscribe(listener: (event: HeardEvent) => void): () => void;
  /** The kept events. A stream that opens now gets them first. */
  kept(): HeardEvent[];
  /** Where a stream that starts now goes on from later. */
  cursor(): string;
  /**
   * What a cursor has missed of this node's own events, and the stored number it had reached; null when this process
   * does not know, because the cursor is older than the process or another node's. `hasSameContent`: texts and routes are what they were.
   */
  since(cursor: string): { seq: number; events: HeardEvent[] | null; hasSameContent: boolean };
  /** Tells the number of the newest stored event found at the start. */
  startAt(seq: number): void;
  /** Called when stored events may have been missed; streams then catch up. */
  onGap(listener: () => void): () => void;
  gap(): void;
}
