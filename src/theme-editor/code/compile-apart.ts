import { ownPolicy } from '../../hardening/html/trusted-html.ts';
import { MOST_STYLES } from '../../theme/custom/scope-css.ts';
import type { Compiled, StyleLanguage } from './compile.ts';
import program from './worker.ts?worker&url';

/** Milliseconds that styles may take. The first ones wait for the compiler, too. */
const LONGEST = 10_000;

/** The words for what no compiler says. */
export interface CompileWords {
  tooLong: string;
  tooLarge: string;
  broken: string;
}

/** Compiles styles in a thread of its own, which is ended when they take too long. */
export function compileApart(source: string, language: StyleLanguage, words: CompileWords): Promise<Compiled> {
  const fails = (message: string): Compiled => ({ problem: { line: 1, message } });
  if (source.length > MOST_STYLES) return Promise.resolve(fails(words.tooLarge));
  return new Promise((resolve) => {
    const worker = new Worker((ownPolicy()?.createScriptURL(program) ?? program) as string, { type: 'module' });
    const end = (compiled: Compiled) => {
      clearTimeout(timer);
      worker.terminate();
      resolve('css' in compiled && compiled.css.length > MOST_STYLES ? fails(words.tooLarge) : compiled);
    };
    const timer = setTimeout(() => end(fails(words.tooLong)), LONGEST);
    worker.onmessage = ({ data }: MessageEvent<Compiled>) => end(data);
    worker.onerror = () => end(fails(words.broken));
    worker.postMessage({ source, language });
  });
}
