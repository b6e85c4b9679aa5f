import { startHost } from '../host/index.tsx';
import { loadFullStyles } from '../host/late/full-styles.ts';
import { translationFor } from '../routes/one-company.ts';
import { giveAnswers } from './given-answers.ts';
import { registerHeaderActions } from './header-actions.ts';
import { reveal, untilDrawn } from './reveal.ts';

const shown = startHost({
  documentKind: 'app',
  onHost(host, start) {
    registerHeaderActions(host);
    giveAnswers(host, start);
  },
  translationFor,
}).then(() => untilDrawn());
void Promise.all([loadFullStyles(), shown]).then(() => reveal());
