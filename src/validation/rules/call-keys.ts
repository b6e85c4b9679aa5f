/** Properties whose value is a call and nothing else. */
const CALL = /^(?:api|\w+Api)$/;

/** Properties that hold a call as well as other things. */
const MIXED = /^(?:source|autoComplete|receiver|videoReceiver|downloadUrl|templateUrl|mapURL)$/;

/** Whether a property holds a call that brings data, or may do so. */
export const isCallKey = (key: string): boolean => CALL.test(key) || key === 'source';

/** Whether a property may hold a call, in words that begin like one. */
export const mayHoldCall = (key: string): boolean => CALL.test(key) || MIXED.test(key);
