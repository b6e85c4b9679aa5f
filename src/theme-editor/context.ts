import { createContext } from 'react';
import type { CodeKeeper } from './code/code-keeper.ts';
import type { ContrastStore } from './contrast/contrast-store.ts';
import type { ThemeSession } from './theme-session.ts';

/** What is edited in the panel at the side: which form, at which place of the theme, and what else the page has said of it. */
export interface Selected extends Record<string, unknown> {
  form?: string;
  at?: string;
}

/** A theme that the nodes below a `theme-editor` edit. */
export interface Editing {
  session: ThemeSession;
  code: CodeKeeper;
  contrast: ContrastStore;
  selected: Selected | null;
  /** Opens the panel at the side. */
  open(selected: Selected): void;
}

/** What is edited around a node; null outside of an editor. */
export const EditingContext = createContext<Editing | null>(null);
