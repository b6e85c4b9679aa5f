import { apiCall } from './api-call.ts';
import { evalExpression } from './eval-expression.ts';
import { evalKey } from './eval-key.ts';
import { evalText } from './eval-text.ts';
import { link } from './link.ts';
import { nodeType } from './node-type.ts';
import { propertyNames } from './property-names.ts';
import type { Rule } from './rule.ts';
import { shellOutlet } from './shell-outlet.ts';
import { textKey } from './text-key.ts';

/** Rules that hold for every JSON file of the project. */
export const jsonRules: readonly Rule[] = [propertyNames];

/** Rules that hold for pages. */
export const pageRules: readonly Rule[] = [
  ...jsonRules,
  nodeType,
  evalKey,
  evalExpression,
  evalText,
  apiCall,
  link,
  textKey,
  shellOutlet,
];
