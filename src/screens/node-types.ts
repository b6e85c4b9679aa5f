/** Nodes that amis makes out of a property: `{"actionType": "dialog", "dialog": {…}}` shows a dialog that no `type` names. */
const IMPLIED: Readonly<Record<string, string>> = { dialog: 'dialog', drawer: 'drawer' };

/** Every node type that a schema names, and those it implies. */
export function typesOf(schema: unknown): Set<string> {
  const types = new Set<string>();
  collect(schema, types);
  return types;
}

function collect(node: unknown, types: Set<string>): void {
  if (node === null || typeof node !== 'object') {
    return;
  }
  for (const [name, value] of Object.entries(node)) {
    if (name === 'type' && typeof value === 'string') {
      types.add(value);
    }
    const implied = Object.hasOwn(IMPLIED, name) ? IMPLIED[name] : undefined;
    if (implied) {
      types.add(implied);
    }
    collect(value, types);
  }
}
