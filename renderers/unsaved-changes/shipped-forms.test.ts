import { expect, it } from 'vitest';
import { findProjectRoot } from '../../server-mock/kernel/program/project-root.ts';
import { composedText, readShippedScreens } from '../../src/validation/parts/shipped.ts';

type Node = Record<string, unknown>;

/** Forms that change nothing: they ask, they show who one is (in the editor again, when a session has ended), or the person fills nothing in. */
const PROOFS =
  /^account\/|^get:|^:post:\/(?:login|auth\/)|\/prove$|^post:\/install$|\/upgrade-db$|\/two-step\/enable$|\/link-ldap$|^post:\/api\/share\//;
const SECRET = /password|secret|token|private|license|code$/i;

function nodesOf(value: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(value)) for (const each of value) nodesOf(each, found);
  else if (typeof value === 'object' && value !== null) {
    found.push(value as Node);
    nodesOf(Object.values(value), found);
  }
  return found;
}

const shipped = readShippedScreens(findProjectRoot());
/** A part with parameters is looked at in the pages that include it. */
const isWhole = (id: string) => !composedText(shipped, id).includes('${part.');
const forms = [...shipped.keys()].filter(isWhole).flatMap((id) =>
  nodesOf(JSON.parse(composedText(shipped, id)))
    .filter(({ type, api }) => type === 'form' && api)
    .map((form): [string, Node] => {
      const { method = '', url = form['api'] } = form['api'] as { method?: string; url?: string };
      return [id.startsWith('account/') ? `${id}` : `${id} ${method}:${url}`, form];
    }),
);
const saving = forms.filter(([name]) => !PROOFS.test(name) && !PROOFS.test(name.split(' ')[1] ?? ''));

it('knows the forms that save something', () => {
  expect(saving.length).toBeGreaterThanOrEqual(8);
});

it.each(saving)('%s guards what is changed and keeps no secret', (_, { body }) => {
  const guard = (body as Node[])[0]!;
  expect(guard['type']).toBe('unsaved-changes');
  const fields = new Map(nodesOf(body).map(({ name, type }) => [name, type]));
  for (const name of (guard['keep'] ?? []) as string[]) {
    expect(fields.get(name), name).toMatch(/^(input-text|input-email|textarea|select|radios)$/);
    expect(name.replace('codeField', '')).not.toMatch(SECRET);
  }
});
