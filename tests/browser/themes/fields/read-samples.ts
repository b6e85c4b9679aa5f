/** What a value is looked for in, and by which word in each round. */
export interface Wanted {
  form: string;
  index: number;
  state: string | undefined;
  found: readonly string[];
}

/** The sheets that a page wears one after the other, and what is looked for in all of them. */
export interface Search {
  sheets: readonly string[];
  wanted: readonly Wanted[];
}

/**
 * For each value, how it was found in the samples of its form: `exactly`, as a style that `follows` it, or not at all (null). Runs in the page.
 */
export function searchSamples({ sheets, wanted }: Search): ('exactly' | 'follows' | null)[] {
  const LOOKED_AT =
    /color$|^background-(image|size|position)|^border-.*-(style|width|radius)|^outline-|^padding-|^margin-|width$|height$|^font-|^line-height|^text-(decoration-line|align|indent|shadow)|^letter-spacing|gap$|^fill$|^stroke|^opacity|^transform$|^rotate$|^content$|^(top|right|bottom|left|flex-basis|vertical-align|box-shadow|mask-image|filter)$/;
  const NOT_LOGICAL = /block|inline/;
  const names = [...getComputedStyle(document.body)].filter((name) => LOOKED_AT.test(name) && !NOT_LOGICAL.test(name));
  const sheet = document.createElement('style');
  document.head.append(sheet);

  /** The styles of all elements in each stage that is looked at. */
  function read(): Map<string, string>[] {
    return stages.map(({ stage }) => {
      const styles = new Map<string, string>();
      for (const [at, element] of [stage, ...stage.querySelectorAll('*')].entries())
        for (const pseudo of ['', '::before', '::after', '::placeholder']) {
          if (pseudo === '::placeholder' && !element.matches('input,textarea')) continue;
          const style = getComputedStyle(element, pseudo);
          if ((pseudo === '::before' || pseudo === '::after') && /^(none|normal)$/.test(style.content)) continue;
          for (const name of names) styles.set(`${at} ${pseudo} ${name}`, style.getPropertyValue(name));
        }
      return styles;
    });
  }

  const isLookedAt = (form: string | undefined, index: number) =>
    wanted.some((one) => one.form === form && one.index === index);
  const stages = [...document.querySelectorAll<HTMLElement>('[data-theme-form]')].flatMap((sample) =>
    [...sample.querySelectorAll<HTMLElement>('.pw-theme-sample-state')].flatMap((stage) => {
      const form = sample.dataset['themeForm'];
      const index = Number(sample.dataset['themeIndex']);
      return isLookedAt(form, index) ? [{ stage, form, index, state: stage.dataset['themeState'] }] : [];
    }),
  );
  const rounds = sheets.map((css) => {
    sheet.textContent = css;
    return read();
  });
  sheet.remove();

  const wordsOf = (style: string): string[] => style.match(/[a-z]+\([^()]*\)|[^\s,]+/g) ?? [];
  const holds = (style: string | undefined, word: string) =>
    style !== undefined &&
    (word.endsWith('…') ? style.includes(word.slice(0, -1)) : style === word || wordsOf(style).includes(word));

  return wanted.map(({ form, index, state, found }) => {
    const ofForm = stages.flatMap((stage, at) =>
      stage.form === form && stage.index === index ? [{ ...stage, at }] : [],
    );
    const inState = ofForm.filter((stage) => stage.state === state);
    const places = inState.length > 0 ? inState : ofForm;
    let follows = false;
    for (const { at } of places)
      for (const [key, first] of rounds[0]![at]!) {
        const styles = rounds.map((round) => round[at]!.get(key));
        if (holds(first, found[0]!) && found.every((word, round) => holds(styles[round], word))) return 'exactly';
        follows ||= new Set(styles).size === rounds.length;
      }
    return follows ? 'follows' : null;
  });
}
