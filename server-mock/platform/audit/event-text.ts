/**
 * What an action is called in the language of the person who asks (`api.event.ACTION`); the action itself where the dictionary
 * has no word for it.
 */
export function eventText(text: (key: string) => string, action: string): string {
  const key = `api.event.${action}`;
  const words = text(key);
  return words === key ? action : words;
}
