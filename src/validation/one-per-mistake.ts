import type { Finding } from './message.ts';
import { SAYING } from './page/accessibility.ts';

/** Codes that say why a value is refused altogether; what else is wrong with the same value then says nothing new. */
const DECISIVE = /^(?:eval|api|text|json)\./;

/** A text that is a program altogether: programs in parts of it go with it. */
const PROGRAM = /^eval\.(?!template|markup|namespace|raw)/;

/** Codes of checks that see the page as a whole; a misspelt type or property changes what they see. */
const OF_THE_WHOLE = /^(?:accessibility|name|id|target)\./;
const CHANGES_THE_WHOLE = /^(?:type\.|property\.unknown|value\.type)/;

const changesTheWhole = ({ code }: Finding) => CHANGES_THE_WHOLE.test(code);

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** Whether names of components may be lost by a mistake: a name is misspelt, or something stands where parts of the page do. */
function mayHideNames({ code, pointer, suggestion, values }: Finding): boolean {
  if (/\/(?:id|name)$/.test(pointer) || /^(?:id|name)$/.test(suggestion ?? '')) return true;
  return code === 'value.type' && /\barray\b/.test(String(values?.['allowed']));
}

/** Whether a finding about the whole page only follows from one about the shape of a node around it. */
function follows(finding: Finding, findings: readonly Finding[]): boolean {
  if (!OF_THE_WHOLE.test(finding.code)) return false;
  if (finding.code === 'target.unknown') return findings.some(mayHideNames);
  return findings.some(({ code, pointer }) => {
    const node = code === 'type.missing' ? pointer : code.startsWith('type.') ? parentOf(pointer) : pointer;
    return finding.pointer === node || finding.pointer.startsWith(`${node}/`);
  });
}

/** Whether findings with this code may be missing only because of another mistake. */
export function mayBeEcho(code: string, findings: readonly Finding[]): boolean {
  return OF_THE_WHOLE.test(code) && findings.some(changesTheWhole);
}

/** Words by which amis chooses what an object is: with a misspelt one, what belongs to the right one is not unknown. */
const CHOOSES = /\/(?:mode|actionType)$/;

/**
 * Whether a word that chooses what an object is cannot be read: it is misspelt, or its property is. Only an error may
 * hide others, so that the page keeps its verdict.
 */
function losesChoice({ code, severity, pointer, suggestion }: Finding): boolean {
  if (code === 'value.type') return CHOOSES.test(pointer);
  if (suggestion === undefined || severity !== 'error') return false;
  return code === 'value.enum' ? CHOOSES.test(pointer) : isMisspelt({ code }) && CHOOSES.test(`/${suggestion}`);
}

const isMisspelt = ({ code }: Pick<Finding, 'code'>) => code.startsWith('property.unknown');

/** Where a missing property could be: an action may have it among its arguments, whose name may be misspelt. */
function placesOf(pointer: string, values: Finding['values']): string[] {
  return [`${pointer}/${values?.['name']}`, `${pointer}/args/${values?.['name']}`, `${pointer}/args`];
}

/** Where a misspelt property or word is, what it was meant to be is not missing or unknown as well. */
function isEcho(finding: Finding, meant: ReadonlySet<string>): boolean {
  const { code, pointer, values } = finding;
  if (isMisspelt(finding) && !losesChoice(finding) && meant.has(`${parentOf(pointer)} is`)) return true;
  if (code.startsWith('accessibility.')) return SAYING.some((name) => meant.has(`${pointer}/${name}`));
  if (code === 'page.no-type') return meant.has('/type');
  if (code !== 'property.missing') return false;
  return meant.has(`${pointer} is`) || placesOf(pointer, values).some((place) => meant.has(place));
}

/** One mistake, one message: leaves out what is only an echo of another finding. */
export function onePerMistake(findings: readonly Finding[]): Finding[] {
  const placesWith = (codes: RegExp) =>
    new Set(findings.filter(({ code }) => codes.test(code)).map(({ pointer }) => pointer));
  const decided = placesWith(DECISIVE);
  const programs = placesWith(PROGRAM);
  const meantBy = ({ pointer, suggestion }: Finding) => `${parentOf(pointer)}/${suggestion}`;
  const misspelt = findings.filter(isMisspelt);
  const shapes = findings.filter(changesTheWhole);
  const choices = findings.filter(losesChoice);
  const meant = new Set([...misspelt.map(meantBy), ...choices.map(({ pointer }) => `${parentOf(pointer)} is`)]);
  const missing = findings.filter(({ code }) => code === 'property.missing');
  const needed = new Set(missing.flatMap(({ pointer, values }) => placesOf(pointer, values)));
  const left = findings.filter((finding) => {
    const { code, pointer } = finding;
    if (DECISIVE.test(code)) return PROGRAM.test(code) || !code.startsWith('eval') || !programs.has(pointer);
    return !decided.has(pointer) && !isEcho(finding, meant) && !follows(finding, shapes);
  });
  return left.map((finding) =>
    isMisspelt(finding) && needed.has(meantBy(finding)) ? { ...finding, severity: 'error' } : finding,
  );
}
