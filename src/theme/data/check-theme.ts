import { Ajv, type ErrorObject } from 'ajv';
import schema from '../../../schemas/theme/theme.schema.json' with { type: 'json' };
import type { Theme } from '../../types/generated/theme.ts';
import { isObject } from './component-variables.ts';
import { isSafeValue } from './safe-value.ts';
import { eachVariable } from './theme-css.ts';
import type { TokenMistake } from './tokens/read-tokens.ts';
import { pointerOf } from './variable.ts';

/** What is wrong at one place of a theme. */
export interface ThemeMistake {
  pointer: string;
  /**
   * `missing`: a member that every theme has is not there. `kind`: the value is of another kind. `token`: it is no name of a variable.
   * `value`: the value would end its declaration. `deep`: it nests too deep. `json`: the file is no JSON. `no-theme`: it is JSON, but a list or a single value. Others: of a file of design tokens.
   */
  code: 'missing' | 'kind' | 'token' | 'value' | 'deep' | 'json' | 'no-theme' | TokenMistake['code'];
  /** What stands there, or what is missing. */
  found: string;
}

/** Mistakes that are told of one file. */
const MOST_MISTAKES = 100;
/** Objects in one another; the public data need eleven. */
const DEEPEST = 40;
const LONGEST_SHOWN = 80;

const validate = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, verbose: true }).compile(schema);

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, LONGEST_SHOWN);

function ofSchema({ instancePath, keyword, params, data }: ErrorObject): ThemeMistake {
  if (keyword === 'required') {
    const missing = String((params as { missingProperty: string }).missingProperty);
    return { pointer: instancePath, code: 'missing', found: missing };
  }
  return { pointer: instancePath, code: keyword === 'pattern' ? 'token' : 'kind', found: shown(data) };
}

/** What is wrong with data that nest too deep. */
export function tooDeep(data: unknown): ThemeMistake | undefined {
  const left = [{ value: data, pointer: '', depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    if (next.depth > DEEPEST) return { pointer: next.pointer, code: 'deep', found: String(DEEPEST) };
    if (!isObject(next.value)) continue;
    for (const [key, value] of Object.entries(next.value)) {
      const pointer = `${next.pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      left.push({ value, pointer, depth: next.depth + 1 });
    }
  }
  return undefined;
}

/** Everything that is wrong with data that are to be a theme, each with its JSON pointer; an empty list: it is one. */
export function checkTheme(data: unknown): ThemeMistake[] {
  const deep = tooDeep(data);
  if (deep) return [deep];
  if (!validate(data)) return (validate.errors ?? []).slice(0, MOST_MISTAKES).map(ofSchema);
  const mistakes: ThemeMistake[] = [];
  eachVariable(data as unknown as Theme, ({ name, value, at }) => {
    if (mistakes.length >= MOST_MISTAKES) return;
    // A name that CSS does not take is kept, and not written.
    if (!isSafeValue(name)) mistakes.push({ pointer: pointerOf(at), code: 'token', found: shown(name) });
    else if (!isSafeValue(value)) mistakes.push({ pointer: pointerOf(at), code: 'value', found: shown(value) });
  });
  return mistakes;
}
