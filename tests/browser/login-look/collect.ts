import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeChromium, openPage } from '../../support/browser.ts';
import { startLoginSite } from '../../support/login-site.ts';
import { loginStates, openState } from './states.ts';

/** Attributes whose values are content and never meant for selectors. */
const CONTENT = ['class', 'id', 'style', 'href', 'src', 'value', 'title', 'placeholder', 'content', 'name', 'for', 'd'];

/** What the sign-in page of a company (`schemas/screens/login/look.json`) has beside the states below. */
const OF_LOOKS = [
  ...['has-accent', 'has-ground', 'is-card', 'is-embedded', 'is-full', 'is-left', 'is-look', 'is-right'],
  ...['pw-decoration', 'pw-login-look', 'pw-sign-in'],
];

const LOOK = join(import.meta.dirname, '../../../src/shell/look.json');

interface Seen {
  tags: string[];
  classes: string[];
  attributes: [string, string][];
}

/** What the page consists of right now. Runs in the browser. */
function look(content: string[]): Seen {
  const elements = [...document.querySelectorAll('*')];
  const attributes = elements.flatMap((element) => [...element.attributes].map(({ name, value }) => [name, value]));
  return {
    tags: elements.map((element) => element.localName),
    classes: elements.flatMap((element) => [...element.classList]),
    attributes: attributes.filter(([name]) => !content.includes(name!) && !name!.startsWith('aria-')) as [
      string,
      string,
    ][],
  };
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** Goes through every state of the login page and writes down what it is made of: `src/shell/look.json`. */
async function collect(): Promise<void> {
  const site = await startLoginSite();
  const seen: Seen = { tags: [], classes: [], attributes: [] };
  for (const state of loginStates()) {
    const { page, problems, close } = await openPage();
    problems.expect(/./);
    await openState(page, site, state, { withoutShell: true });
    const found = await page.evaluate(look, CONTENT);
    for (const name of ['tags', 'classes', 'attributes'] as const) seen[name].push(...(found[name] as never[]));
    await close();
  }
  const names = sorted(seen.attributes.map(([name]) => name));
  const valuesOf = (name: string) =>
    sorted(seen.attributes.filter(([other]) => other === name).map(([, value]) => value));
  const result = {
    tags: sorted(seen.tags),
    classes: sorted([...seen.classes, ...OF_LOOKS]),
    ids: ['main', 'root', 'shell'],
    attributes: Object.fromEntries(names.map((name) => [name, valuesOf(name)])),
  };
  writeFileSync(LOOK, JSON.stringify(result, null, 2));
  execFileSync('npx', ['biome', 'format', '--write', LOOK]);
  await site.close();
  await closeChromium();
}

await collect();
// The browser lives as long as the process that tests run in.
process.exit();
