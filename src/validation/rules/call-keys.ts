/** Properties whose value is a call and nothing else. */
const CALL = /^(?:api|\w+Api)$/;

/** Properties that hold a call as well as other things. */
const MIXED = /^(?:source|autoComplete|receiver|videoReceiver|downloadUrl|templateUrl|mapURL)$/;

/** Whether a property holds a call that brings data, or may do so. */
export const isCallKey = (key: string): boolean => CALL.test(key) || key === 'source';

/** Whether a property may hold a call, in words that begin like one. */
export const mayHoldCall = (key: string): boolean => CALL.test(key) || MIXED.test(key);

/** Properties by which fields send files. amis posts what says nothing else. */
const SENDS_FILES = /^(?:receiver|videoReceiver|(?:start|finish)?[cC]hunkApi)$/;

/** The method of a call under a property when the call names none. */
export const methodOf = (key: string): string => (SENDS_FILES.test(key) ? 'post' : 'get');
