import type { ChangedProject } from './changed-tests.mjs';

export function changedProject(): ChangedProject;
