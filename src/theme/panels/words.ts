import rules from '../../../schemas/theme/fields.json' with { type: 'json' };
import { type Texts, translate } from '../../i18n/translate.ts';
import type { PanelWords } from './expand.ts';
import type { Panel } from './panel.ts';

/** The words around fields in a language. */
export const wordsIn = (texts: Texts): PanelWords => translate(rules.words, texts) as PanelWords;

/** A panel in a language. */
export const panelIn = (panel: Panel, texts: Texts): Panel => translate(panel, texts) as Panel;
