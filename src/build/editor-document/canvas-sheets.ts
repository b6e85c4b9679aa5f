import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SHEET = /<!--pagewright:(styles|dark) href="([^"]+)"-->/g;

/** The places where the platform's sheets lie, by what they are: `styles` and `dark`. Throws when the document names none. */
export function sheetsOf(appDocument: string): Record<string, string> {
  const found = Object.fromEntries([...appDocument.matchAll(SHEET)].map(([, name, href]) => [name, href]));
  if (!found['styles'] || !found['dark']) throw new Error('canvas sheets: the app document names no sheets');
  return found;
}

/**
 * Names the platform's sheets in the editor document, for the frame of the canvas: a page there looks as it does in the app document.
 * @param appDocument the built app document, which names them
 */
export function canvasSheets(appDocument: string): Plugin {
  return {
    name: 'pagewright:canvas-sheets',
    apply: 'build',
    transformIndexHtml(html) {
      const { styles, dark } = sheetsOf(readFileSync(appDocument, 'utf8'));
      const links = `<link rel="stylesheet" href="${styles}"><link rel="stylesheet" data-look="dark" href="${dark}">`;
      return html.replace('<!--pagewright:canvas-->', `<template id="pagewright-canvas">${links}</template>`);
    },
  };
}
