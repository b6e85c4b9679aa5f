import { createContext } from 'react';
import { whenIdle } from '../../late/when-idle.ts';

/** Calls back once the page has been drawn and answers. A page in this document does so when the browser is idle. */
export const AnsweredContext = createContext<(work: () => void) => void>(whenIdle);
