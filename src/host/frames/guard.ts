import type { ComponentType, ReactNode } from 'react';
import type { TenantNode } from '../../hardening/bounds/tenant-context.ts';
import type { ScreenLoader } from '../../screens/screen-loader.ts';
import type { HostState, ShownScreen } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import type { ScreenFailures } from '../failures/screen-failures.ts';
import type { FrameEnv } from '../frame-data/speaker.ts';
import type { FrameNet } from './frame-host.ts';
import type { FrameParts } from './frame-parts.ts';

/** What stands around frames below the built-in layer. */
export interface Guard {
  /** Limits what the frame of an environment can do. */
  guardedEnv(env: FrameEnv, parts: FrameParts): FrameEnv;
  /** The element around a tenant's page. */
  FrameBox: ComponentType<{ children: ReactNode }>;
  /** A tenant's page in a document of its own. */
  SandboxedPage: ComponentType<{ screen: ShownScreen; net: FrameNet }>;
  /** Draws each node of a tenant's page within its bounds. */
  TenantNode: TenantNode;
  /** Gives a version up that froze the tab each time it was shown, and says that a page is a draft. */
  Opening: ComponentType<{ screen: ShownScreen }>;
  /** What happens when screens throw. Call once. */
  failuresOf(store: Store<HostState>, loader: ScreenLoader): ScreenFailures;
}

let guard: Guard | undefined;
let loading: Promise<void> | undefined;
const waiting: ((guard: Guard) => void)[] = [];

/**
 * Loads the rules for frames below the built-in layer and installs them for the rest of the document's life. Documents that show
 * no such frame do without.
 */
export function loadFrameGuard(): Promise<void> {
  loading ??= import('./rules.ts').then(
    (rules) => {
      rules.installRules();
      for (const listener of waiting) listener(rules);
      guard = rules;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Calls a listener with the rules once they are installed, before a frame below the built-in layer is rendered. */
export function whenGuarded(listener: (guard: Guard) => void): void {
  if (guard) listener(guard);
  else waiting.push(listener);
}

/** The rules, once they are loaded. Without them no such frame is shown. */
export function frameGuard(): Guard {
  if (!guard) throw new Error('frame rules have not been loaded');
  return guard;
}
