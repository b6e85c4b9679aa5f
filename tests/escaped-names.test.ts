import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../schemas/screens/', import.meta.url);

/** What people write of themselves and of their companies, apps and pages. */
const WRITTEN =
  /(?:^|\W)(?:\w*\.)?(?:name|nickName|nameshort|label|title|text|description|detail|author|msg)\b(?!\s*[=!]=)/;

/** Expressions of a template whose result amis takes as markup: all but plain names, which it escapes. */
function unescaped(template: string): string[] {
  const expressions = [...template.matchAll(/\$\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map((match) => match[1]!.trim());
  return expressions.filter((expression) => !/^[\w.]+$/.test(expression) && !/\|\s*html$/.test(expression));
}

/** The results of an expression, without its conditions and its constant texts. */
const resultsOf = (expression: string): string =>
  expression.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '').replace(/(?:\w+\([^()]*\)|[^?:(),])*\?(?!\?)/g, ' ');

function markupIn(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const one of value) markupIn(one, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      if (typeof one !== 'string') markupIn(one, found);
      else if (key === 'tpl' || key === 'body' || key === 'html') found.push(...unescaped(one));
    }
  }
  return found;
}

it('finds a name that amis would take as markup', () => {
  const wrong = { type: 'link', body: "${name || 'i18n:shell.app'}" };
  expect(markupIn(wrong).filter((expression) => WRITTEN.test(resultsOf(expression)))).toHaveLength(1);
});

it('escapes what people wrote in every template of the shipped screens', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const wrong = files.flatMap((file) =>
    markupIn(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
      .filter((expression) => WRITTEN.test(resultsOf(expression)))
      .map((expression) => `${file}: ${expression}`),
  );
  expect(wrong).toEqual([]);
});
