/** Whether a value of a panel is an object of data: no element, no instance of a class. */
export const isPlain = (value: object): boolean =>
  Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
