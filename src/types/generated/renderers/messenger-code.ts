// Made by `npm run types` from renderers/messenger-code/schema.json; change that and run it again.

/**
 * Asks the workplace messenger that shows the page for a code and hands it to a call. Tells `success` with the call's answer, or `failure` with a reason.
 */
export interface MessengerCodeSchema {
  /**
   * The node's type.
   */
  type: 'messenger-code';
  /**
   * The messenger that is expected: feishu or dingding.
   */
  messenger: string;
  /**
   * The app's id at Feishu.
   */
  appId?: string;
  /**
   * The company's id at DingTalk.
   */
  corpId?: string;
  /**
   * The call that takes the code; its data names it as code.
   */
  api: string | {};
  [k: string]: unknown;
}
