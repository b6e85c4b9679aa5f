/** Nodes whose name is that of a value in the form around them: what amis and the platform register as fields, but for those that arrange or compute. */
const FIELD =
  /^(?!static-|input-group$)(?:(?:input|native)-.+|(?:.+-)?(?:editor|select|picker|transfer|radios|checkbox(?:es)?)|textarea|switch|combo|condition-builder|json-schema|send-code|captcha-image|text-file|theme-(?:border|color|font|icon|radius|shadow|size|spacing))$/;

/** Fields that show words of their own: those of their choices, or fields of their own. */
const SAYS_WORDS =
  /^(?:input-(?:sub-form|table|array|kvs?)|.*checkboxes|.+-radios|switch|(?:list|button-group)-select|combo|json-schema)$/;

/** Fields whose `source` brings choices with a text and a value each. */
const CHOICES =
  /^(?:select|(?:multi|list|button-group|chained|tree|nested|cascader)-select|radios|checkboxes|transfer(?:-picker)?|input-(?:tag|tree))$/;

/** Whether nodes of a type hold a value of the form around them, under their name. */
export const isField = (type: string): boolean => FIELD.test(type);

/** Whether nobody who does not see a field knows what it is for without a label. */
export const needsLabel = (type: string): boolean => FIELD.test(type) && !SAYS_WORDS.test(type);

/** Whether a field offers choices. */
export const hasChoices = (type: string): boolean => CHOICES.test(type);
