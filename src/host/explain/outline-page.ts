import type { HostState } from '../../state/state.ts';
import './explain.css';
import { elementsWith } from './explanation.ts';
import { createOutlines, type Outlines } from './outlines.ts';

let outlines: Outlines | undefined;

/** Outlines the parts of a tenant's page in the document of its own, or ends that. The list of the parts is in the document around. */
export function outlinePage({ outlined, view, texts }: HostState): void {
  outlines?.remove();
  outlines = undefined;
  if (!outlined?.length) return;
  outlines = createOutlines({ name: texts['screens.explainOutlines'] ?? '' });
  outlines.show(() => elementsWith(view.screen, outlined));
}
