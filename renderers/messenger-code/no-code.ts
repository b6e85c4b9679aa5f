/** Why the messenger gave no code: we do not support it, it does not show this page, or it refused. */
export type Reason = 'unsupported' | 'unavailable' | 'refused';

/** No code came; `said` are the messenger's own words, if any. */
export class NoCode extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, said = '') {
    super(said);
    this.reason = reason;
  }
}

/** What the messengers need to know. */
export interface Ids {
  appId: string;
  corpId: string;
}
