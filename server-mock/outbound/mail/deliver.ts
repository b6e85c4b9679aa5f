/** A mail ready to leave. `to` is one checked address. */
export interface OutgoingMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Hands a mail to the outside world; throws when it is not taken. */
export type Deliver = (mail: OutgoingMail) => Promise<void>;
