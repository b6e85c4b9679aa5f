/** Why styles cannot be compiled. */
export interface CompileProblem {
  line: number;
  message: string;
}

export type Compiled = { css: string } | { problem: CompileProblem };

const LANGUAGES = ['less', 'scss', 'sass'] as const;
/** A language that styles are compiled from. */
export type StyleLanguage = (typeof LANGUAGES)[number];

/** Whether styles in a language have to be compiled. */
export const isCompiled = (language: unknown): language is StyleLanguage => LANGUAGES.some((each) => each === language);

async function ofLess(source: string): Promise<string> {
  const { default: createLess } = await import('less/lib/less/index.js');
  const less = createLess({ encodeBase64: btoa, mimeLookup: () => '', charsetLookup: () => '' }, []);
  less.PluginLoader = less.AbstractPluginLoader;
  const { css } = await less.render(source, { math: 1, javascriptEnabled: false });
  return css;
}

async function ofSass(source: string, language: 'scss' | 'sass'): Promise<string> {
  const { compileString } = await import('sass');
  const syntax = language === 'sass' ? 'indented' : 'scss';
  return compileString(source, { syntax, charset: false, alertColor: false, logger: { warn() {}, debug() {} } }).css;
}

interface LanguageError {
  message?: string;
  line?: number;
  sassMessage?: string;
  span?: { start: { line: number } };
}

/** Compiles styles. They read no files. */
export async function compileStyles(source: string, language: StyleLanguage): Promise<Compiled> {
  try {
    return { css: language === 'less' ? await ofLess(source) : await ofSass(source, language) };
  } catch (error) {
    const { message = '', line, sassMessage, span } = error as LanguageError;
    return { problem: { line: span ? span.start.line + 1 : (line ?? 1), message: sassMessage ?? message } };
  }
}
