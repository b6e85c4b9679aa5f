import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import configuration from '../../../schemas/contracts/configuration.schema.json' with { type: 'json' };
import otherWays from '../../../schemas/screens/account/other-ways.json' with { type: 'json' };
import loginTabs from '../../../schemas/screens/account/sign-in-tabs.json' with { type: 'json' };
import standaloneLinks from '../../../schemas/screens/account/standalone-links.json' with { type: 'json' };
import standaloneTabs from '../../../schemas/screens/account/standalone-tabs.json' with { type: 'json' };
import linkedAccounts from '../../../schemas/screens/user-center/linked-accounts.json' with { type: 'json' };
import { readShippedScreens } from '../../../src/validation/parts/shipped.ts';
import { externalMethods } from './external.ts';
import { methodsWith } from './methods-with.ts';
import { type MethodName, methods } from './table.ts';

const own = methodsWith({ kind: 'own' });
const loginTab = methodsWith({ login: 'tab' });
const names = Object.keys(methods) as MethodName[];
const byCode = (one: MethodName, other: MethodName) => (methods[one].code ?? 0) - (methods[other].code ?? 0);
const coded = names.filter((name) => methods[name].code !== undefined).sort(byCode);
/** The tabs of `/login/standalone` stand in the order of their codes. */
const standaloneTab = methodsWith({ standalone: 'tab' }).sort(byCode);

/** The method that a condition of a page asks for: `${ARRAYINCLUDES(config.authTypes, 'email')}`. */
const askedFor = (condition: string) => /ARRAYINCLUDES\(config\.authTypes, '([\w-]+)'\)/.exec(condition)?.[1];
const words = (name: MethodName) => `i18n:${methods[name].text}`;

it('the configuration knows the methods of the table', () => {
  const known = [...own, ...methodsWith({ kind: 'directory' }), ...methodsWith({ kind: 'provider' })];
  expect([...configuration.properties.authTypes.items.enum].sort()).toEqual(known.sort());
  const { default: usual } = configuration.properties.authTypes;
  expect(usual.filter((name) => !names.includes(name as MethodName))).toEqual([]);
});

describe('the sign-in pages', () => {
  it.each([
    ['/login', loginTabs, loginTab],
    ['/login/standalone', standaloneTabs, standaloneTab],
  ] as const)('show the tabs of the table: %s', (_, { tabs }, wanted) => {
    const shown = tabs.map(({ title, visibleOn }) => [askedFor(visibleOn), title]);
    expect(shown).toEqual(wanted.map((name) => [name, words(name)]));
    const forms = tabs.map(({ body }) => ('screen' in body ? body.screen : undefined));
    expect(forms).toEqual(wanted.map((name) => methods[name].form));
  });

  it.each([
    ['/login', otherWays.body.at(-1), methodsWith({ login: 'link' })],
    ['/login/standalone', standaloneLinks.body.at(-1), methodsWith({ standalone: 'link' })],
  ] as const)('show the links of the table: %s', (_, list, wanted) => {
    const links = (list as { body: { screen: string; data: { method: string; text: string } }[] }).body;
    expect(links.map(({ screen, data }) => [screen, data.method, data.text])).toEqual(
      wanted.map((name) => ['account/provider-link', name, words(name)]),
    );
  });

  it('name every tab in the list of other ways, too', () => {
    const label = JSON.stringify(otherWays);
    for (const name of loginTab) expect(label, name).toContain(`${name}: \`i18n:login.with`);
  });
});

describe('formulas that list methods', () => {
  const files = [
    ...[...readShippedScreens('.')].map(([id, text]) => [`screens/${id}`, text] as const),
    ['routes', readFileSync('schemas/routes.json', 'utf8')] as const,
  ];
  const lists = files.flatMap(([file, text]) =>
    [...text.matchAll(/\[('[\w-]+'(?:, '[\w-]+')*)\]/g)].map(([, inside]) => ({
      file,
      list: inside!.split(', ').map((word) => word.slice(1, -1)),
    })),
  );
  const ofMethods = lists.filter(({ list }) => list.every((name) => names.includes(name as MethodName)));

  it('list what the table says', () => {
    const known = [own, loginTab, standaloneTab, coded, methodsWith({ standalone: 'link' })].map(String);
    expect(ofMethods.filter(({ list }) => !known.includes(String(list)))).toEqual([]);
    expect(new Set(ofMethods.map(({ list }) => String(list)))).toEqual(new Set(known));
  });

  it('and never ask for one provider after the other', () => {
    const chains = files.filter(([, text]) => /(?:ARRAYINCLUDES\(config\.authTypes, '[\w-]+'\) \|\| ){2}/.test(text));
    expect(chains.map(([file]) => file)).toEqual([]);
  });
});

it('linked accounts have a name for every method that somebody else answers for', () => {
  const named = linkedAccounts.data.providerNames;
  expect(named).toEqual(Object.fromEntries(externalMethods.map((name) => [name, `i18n:linked.provider.${name}`])));
});
