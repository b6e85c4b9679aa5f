import type { User } from '../../../src/types/start.ts';

export interface Accounts {
  find(accountId: number): Promise<User | null>;
}
