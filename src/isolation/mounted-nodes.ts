/** A node that is on the screen. */
interface MountedNode {
  readonly definition: unknown;
}

/** The nodes that are on the screen. */
export const mountedNodes = new Set<MountedNode>();
