import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';
import { moduleFile, readModule } from '../amis-patches/tools/amis-sources.ts';

const CONDITIONS = 'virtual:amis-editor-conditions';

/** A whole text as the value of a property that holds a condition; one that is put together goes on behind the quote. */
const CONDITION = /\b(?:\w*On|expression)\s*:\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")\s*[,}\n]/g;

/** The conditions that stand in a file, formulas aside. */
export function conditionsIn(code: string): string[] {
  const texts = [...code.matchAll(CONDITION)].map(([, literal]) => String(runInNewContext(literal!)));
  return texts.filter((text) => text !== '' && !text.includes('${'));
}

/** All conditions in the files of amis-editor. Throws when there are far fewer than in 6.13. */
export function panelConditions(): string[] {
  const folder = moduleFile('amis-editor/esm');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const code = [
    ...files.map((name) => readFileSync(join(folder, name), 'utf8')),
    readModule('amis-editor-core/esm/index.js'),
  ];
  const found = [...new Set(code.flatMap(conditionsIn))].sort();
  if (found.length < 250) throw new Error(`panel conditions: amis-editor changed shape (${found.length} found)`);
  return found;
}

/** `virtual:amis-editor-conditions`: the conditions of amis-editor's panels, which are programs that the editor document may run. */
export function panelConditionsModule(): Plugin {
  return {
    name: 'pagewright:panel-conditions',
    resolveId: (id) => (id === CONDITIONS ? `\0${CONDITIONS}` : null),
    load: (id) =>
      id === `\0${CONDITIONS}` ? `export const panelConditions = ${JSON.stringify(panelConditions())};` : null,
  };
}
