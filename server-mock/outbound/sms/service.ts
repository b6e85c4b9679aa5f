export interface SmsSender {
  /** Sends to one phone; throws `sms-failed` when the gateway refuses. */
  send(message: { phone: string; text: string; code?: string }): Promise<void>;
  /** Sends nothing, but takes as long as messages lately took and throws `sms-failed` when the latest one did not leave. */
  rehearse(): Promise<void>;
}
