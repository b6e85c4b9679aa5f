/** The notice on top of every generated file. */
export function banner(source: string): string {
  return `// Made by \`npm run types\` from ${source}; change that and run it again.`;
}

/** `send-code` or `verifyEmail` as the name of a type: `SendCode`, `VerifyEmail`. */
export function typeName(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** `send-code` as the name of a constant: `sendCode`. */
export function constantName(name: string): string {
  const type = typeName(name);
  return type.charAt(0).toLowerCase() + type.slice(1);
}

/** A constant list of strings as source text, one item a line. */
export function listOfStrings(items: readonly string[]): string {
  return items.length === 0
    ? '[]'
    : `[\n${items.map((item) => `  ${JSON.stringify(item).replaceAll('"', "'")},\n`).join('')}]`;
}
