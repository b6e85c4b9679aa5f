import { actionNeeds } from './action-needs.ts';
import { apiCall } from './api-call.ts';
import { apiText } from './api-text.ts';
import { evalExpression } from './eval-expression.ts';
import { evalKey } from './eval-key.ts';
import { evalText } from './eval-text.ts';
import { formula } from './formula.ts';
import { link } from './link.ts';
import { propertyNames } from './property-names.ts';
import type { Rule } from './rule.ts';
import { shellOutlet } from './shell-outlet.ts';
import { textKey } from './text-key.ts';
import { toolbarName } from './toolbar-name.ts';
import { waiverPlace } from './waiver-place.ts';

/** Rules that hold for every JSON file of the project. */
export const jsonRules: readonly Rule[] = [propertyNames];

/** Rules that hold for pages. */
export const pageRules: readonly Rule[] = [
  ...jsonRules,
  evalKey,
  evalExpression,
  evalText,
  formula,
  apiText,
  apiCall,
  link,
  textKey,
  shellOutlet,
  actionNeeds,
  toolbarName,
  waiverPlace,
];
