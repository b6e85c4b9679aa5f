/** A mounted node that can put a card in its own place. */
export interface StoppableNode {
  /** amis's path of the node. */
  readonly path: string;
  readonly definition: unknown;
  stop(error: Error): void;
}

/** What follows the nodes of a document, to stop those with a formula over its budget. */
export interface StopsOfNodes {
  /** A node has appeared. */
  entered(): void;
  /** A node is tried again. */
  retried(node: StoppableNode): void;
}

/** The nodes that are on the screen. They are known before there is a budget: a later one holds for them, too. */
export const mountedNodes = new Set<StoppableNode>();

let stops: StopsOfNodes | undefined;

/** From now on nodes are stopped. */
export function followNodes(by: StopsOfNodes): void {
  stops = by;
}

/** A node appears. Answers what to call when it goes. */
export function enterStoppable(node: StoppableNode): () => void {
  mountedNodes.add(node);
  stops?.entered();
  return () => mountedNodes.delete(node);
}

/** A node is tried again. */
export const forgetStops = (node: StoppableNode): void => stops?.retried(node);
