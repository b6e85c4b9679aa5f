import { type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { type ScreenOfNodes, ScreenOfNodesContext } from '../../state/screen-context.ts';
import { CredentialGuard } from '../credential-guard.ts';
import { AT_ONCE } from './number-limits.ts';
import { RestNote } from './rest-note.tsx';

/** A node with items; `again` has it ask once more whether there is room. */
interface Holder {
  again(): void;
}

/** What all lists of one screen draw together, first come, first served. */
class Account {
  /** What each node that is drawn costs; nothing for those that found no room. */
  private readonly costs = new Map<Holder, number>();
  private readonly mounted = new Set<Holder>();
  private readonly waiting = new Set<Holder>();
  private sum = 0;
  private isTidying = false;
  /** Whether there is more room than when the waiting nodes asked. */
  private isFreed = false;

  /** Whether a node may draw its items beside the others, which cost so much at most. It counts from here on, and for good once it is mounted. */
  take(holder: Holder, cost: number, most: number): boolean {
    const before = this.costs.get(holder) ?? 0;
    const hasRoom = this.sum - before + cost <= most;
    const counted = hasRoom ? cost : 0;
    this.costs.set(holder, counted);
    this.sum += counted - before;
    if (hasRoom) this.waiting.delete(holder);
    else this.waiting.add(holder);
    if (counted < before) this.isFreed = true;
    if (counted < before || !this.mounted.has(holder)) this.tidySoon();
    return hasRoom;
  }

  enter(holder: Holder): void {
    this.mounted.add(holder);
    // React drew it in pieces, and it was forgotten in between.
    if (!this.costs.has(holder)) holder.again();
  }

  leave(holder: Holder): void {
    this.mounted.delete(holder);
    this.tidySoon();
  }

  private tidySoon(): void {
    if (this.isTidying) return;
    this.isTidying = true;
    queueMicrotask(() => this.tidy());
  }

  /** Forgets nodes that have gone and those that React drew and never mounted. The others may find room now. */
  private tidy(): void {
    this.isTidying = false;
    for (const [holder, cost] of this.costs) {
      if (this.mounted.has(holder)) continue;
      this.costs.delete(holder);
      this.waiting.delete(holder);
      this.sum -= cost;
      this.isFreed ||= cost > 0;
    }
    if (!this.isFreed) return;
    this.isFreed = false;
    for (const holder of [...this.waiting]) holder.again();
  }
}

const accounts = new WeakMap<ScreenOfNodes, Account>();

function accountOf(screen: ScreenOfNodes): Account {
  const account = accounts.get(screen) ?? new Account();
  accounts.set(screen, account);
  return account;
}

interface Props {
  /** What the items of the node cost, in plain items. */
  cost: number;
  children: ReactNode;
}

/** A node with items, or a note where all lists of the page together have more than are drawn at once. */
export function ItemsAtOnce({ cost, children }: Props) {
  const screen = useContext(ScreenOfNodesContext);
  const [, setTries] = useState(0);
  const [holder] = useState<Holder>(() => ({ again: () => setTries((tries) => tries + 1) }));
  useLayoutEffect(() => {
    const account = screen && accountOf(screen);
    account?.enter(holder);
    return () => account?.leave(holder);
  }, [screen, holder]);
  const most = useContext(CredentialGuard) ? AT_ONCE.signInItems : AT_ONCE.items;
  const hasRoom = !screen || accountOf(screen).take(holder, cost, most);
  return hasRoom ? children : <RestNote text="host.node.firstNodes" />;
}
