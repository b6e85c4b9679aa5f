/** What to show: a description of the operator, and each rule with its pattern. */
export interface ShownRules {
  description: string;
  checks: { words: string; pattern: RegExp }[];
}

interface Answer {
  description?: unknown;
  rules?: unknown;
  checks?: { text?: unknown; pattern?: unknown }[];
}

/** The pattern between slashes; undefined when it is none that this browser knows. */
function patternOf(written: unknown): RegExp | undefined {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(String(written)) ?? [];
  try {
    return source === undefined ? undefined : new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

/** Reads the answer of `/passwordDesc`. A description that only repeats the rules is left out. */
export function readRules(answer: unknown): ShownRules {
  const { description, rules, checks = [] } = (answer ?? {}) as Answer;
  const repeats = Array.isArray(rules) && rules.join(' ') === description;
  return {
    description: typeof description === 'string' && !repeats ? description : '',
    checks: checks.flatMap(({ text, pattern: written }) => {
      const pattern = patternOf(written);
      return pattern ? [{ words: String(text), pattern }] : [];
    }),
  };
}
