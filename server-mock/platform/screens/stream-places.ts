/** How many event streams one node keeps open. */
export interface StreamLimits {
  /** All together. */
  capacity: number;
  /** Without a session, for one network: an IPv4 address or an IPv6 /64. A company may sit behind one address. */
  perNetwork: number;
  /** For one account, on all its devices and tabs. */
  perAccount: number;
  /**
   * For all sessions that one company's own provider has opened: it makes as many accounts as it likes. Each stream makes two queries
   * every 20 s, so this bounds what one company costs the others.
   */
  perProvider: number;
}

export const streamLimits: StreamLimits = { capacity: 10_000, perNetwork: 200, perAccount: 100, perProvider: 2000 };

/** Who wants a stream. */
export interface StreamOwner {
  /** Absent: nobody is signed in. */
  accountId: number | undefined;
  network: string;
  /** The company whose own provider opened the session; absent for every other way in. */
  providerCompany?: number;
}

/** The places for event streams on one node. */
export interface StreamPlaces {
  /**
   * Takes a place. When all are taken, a stream of whoever has the most gives way, anonymous ones first; for a person without a session, only
   * one of a network that has more. All accounts of one company's provider count as one party. `giveWay` then ends that stream.
   * @returns how to give the place back; null when there is none
   */
  take(owner: StreamOwner, giveWay: () => void): (() => void) | null;
  /** Ends every stream. */
  endAll(): void;
}

type Group = Set<() => void>;
type Groups = Map<string | number, Group>;

function largestOf(groups: Groups): Group | undefined {
  let largest: Group | undefined;
  for (const group of groups.values()) if (group.size > (largest?.size ?? 0)) largest = group;
  return largest;
}

/** Makes the places of a node. */
export function createStreamPlaces({ capacity, perNetwork, perAccount, perProvider }: StreamLimits): StreamPlaces {
  const anonymous: Groups = new Map();
  const signedIn: Groups = new Map();
  const ofAccounts = new Map<number, number>();
  let taken = 0;

  function countOfAccount(account: number | undefined, more: 1 | -1): void {
    if (account === undefined) return;
    const count = (ofAccounts.get(account) ?? 0) + more;
    if (count > 0) ofAccounts.set(account, count);
    else ofAccounts.delete(account);
  }

  /** Ends the oldest stream of a group. It gives its place back at once. */
  function endOldest(group: Group): void {
    const [oldest] = group;
    oldest?.();
  }

  /** Makes room for a newcomer whose group has `present` streams. */
  function makeRoom(present: number, isSignedIn: boolean): boolean {
    const strangers = largestOf(anonymous);
    const fits = (group: Group | undefined) => group !== undefined && group.size > present + 1;
    if (strangers && (isSignedIn || fits(strangers))) {
      endOldest(strangers);
      return true;
    }
    const largest = isSignedIn ? largestOf(signedIn) : undefined;
    if (!largest || !fits(largest)) return false;
    endOldest(largest);
    return true;
  }

  return {
    take({ accountId, network, providerCompany }, giveWay) {
      const isSignedIn = accountId !== undefined;
      const groups = isSignedIn ? signedIn : anonymous;
      const byProvider = isSignedIn && providerCompany !== undefined;
      const key = byProvider ? `provider of ${providerCompany}` : isSignedIn ? accountId : network;
      const present = groups.get(key)?.size ?? 0;
      if (isSignedIn && (ofAccounts.get(accountId) ?? 0) >= perAccount) return null;
      if (byProvider && present >= perProvider) return null;
      if (!isSignedIn && present >= perNetwork) return null;
      if (taken >= capacity && !makeRoom(present, isSignedIn)) return null;
      const group = groups.get(key) ?? new Set();
      groups.set(key, group);
      const leave = () => {
        if (!group.delete(end)) return;
        taken -= 1;
        countOfAccount(accountId, -1);
        if (group.size === 0) groups.delete(key);
      };
      const end = () => {
        leave();
        giveWay();
      };
      group.add(end);
      taken += 1;
      countOfAccount(accountId, 1);
      return leave;
    },
    endAll() {
      for (const group of [...anonymous.values(), ...signedIn.values()]) for (const end of [...group]) end();
    },
  };
}
