import { actionNeeds } from './action-needs.ts';
import { apiCall } from './api-call.ts';
import { apiText } from './api-text.ts';
import { customComponent } from './custom-component.ts';
import { evalExpression } from './eval-expression.ts';
import { evalKey } from './eval-key.ts';
import { evalText } from './eval-text.ts';
import { formula } from './formula.ts';
import { formulaSlips } from './formula-slips.ts';
import { framework } from './framework.ts';
import { link } from './link.ts';
import { numberSize } from './number-size.ts';
import { pageRoot } from './page-root.ts';
import { propertyNames } from './property-names.ts';
import { reachCall } from './reach-call.ts';
import { reachLeave, reachNode } from './reach-leave.ts';
import { reachPicture } from './reach-picture.ts';
import { reachUpload } from './reach-upload.ts';
import { richText } from './rich-text.ts';
import type { Rule } from './rule.ts';
import { shellOutlet } from './shell-outlet.ts';
import { tenantBounds } from './tenant-bounds.ts';
import { textKey } from './text-key.ts';
import { toolbarName } from './toolbar-name.ts';
import { waiverPlace } from './waiver-place.ts';
import { wordsPlace } from './words-place.ts';

/** Rules that hold for every JSON file of the project. */
export const jsonRules: readonly Rule[] = [propertyNames, numberSize];

/** Rules that hold for pages. */
export const pageRules: readonly Rule[] = [
  ...jsonRules,
  pageRoot,
  framework,
  evalKey,
  evalExpression,
  evalText,
  formula,
  formulaSlips,
  tenantBounds,
  richText,
  apiText,
  apiCall,
  reachCall,
  reachLeave,
  reachNode,
  reachPicture,
  reachUpload,
  link,
  textKey,
  shellOutlet,
  actionNeeds,
  toolbarName,
  waiverPlace,
  wordsPlace,
  customComponent,
];
