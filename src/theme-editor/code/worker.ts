import { compileStyles, type StyleLanguage } from './compile.ts';

/** Styles to compile. */
export interface ToCompile {
  source: string;
  language: StyleLanguage;
}

addEventListener('message', ({ data }: MessageEvent<ToCompile>) => {
  void compileStyles(data.source, data.language).then((compiled) => postMessage(compiled));
});
