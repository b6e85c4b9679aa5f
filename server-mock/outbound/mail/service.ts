export interface Mailer {
  /** Sends to one address; throws `mail-failed` when the gateway refuses, and refuses an address with CR or LF. */
  send(mail: { to: string; subject: string; text: string; html?: string }): Promise<void>;
}
