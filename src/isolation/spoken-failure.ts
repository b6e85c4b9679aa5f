/** Says an error in the reader's language; `text` looks a text up by its key. */
type Speak = (error: Error, text: (key: string) => string) => string;

/** What a failed node's card says of an error: its own words, until the rules for pages of others bring better ones. */
export let spokenFailure: Speak = ({ message }) => message;

/** From here on errors are said in other words. */
export function speakFailures(words: Speak): void {
  spokenFailure = words;
}
