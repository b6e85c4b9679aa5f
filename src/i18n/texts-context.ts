import { createContext, useContext } from 'react';
import { fillIn, type Texts } from './translate.ts';

/** The texts of the current language, for components of our own. */
export const TextsContext = createContext<Texts>({});

/** Answers a function that looks a text up and fills its `{name}` places; an unknown key shows itself. */
export function useText(): (key: string, values?: Record<string, string | number>) => string {
  const texts = useContext(TextsContext);
  return (key, values = {}) => fillIn(texts[key] ?? key, values);
}
