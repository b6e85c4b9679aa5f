import { validateScreen } from '../../../src/validation/index.ts';

Object.assign(window, { checkPage: validateScreen });
