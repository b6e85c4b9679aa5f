import type { IncomingMessage } from 'node:http';
import { innerAddress, shownAddress } from '../../../src/routes/one-company.ts';
import type { ServiceBase } from '../services/service-base.ts';
import { withoutContext } from './context-path.ts';

/** The company that `/app` stands for in private mode. */
export interface OneCompany {
  /** The company's key; null in saas mode, and before the company exists. */
  find(): Promise<string | null>;
  /** The address that people see, of one that handlers know; with or without the context path. */
  shown(address: string): string;
  /** The address that handlers know, of one that a request names. */
  inner(address: string): string;
}

/** Makes it. The key of a company never changes, so it is looked up once: the oldest one, where a platform has several. */
export function createOneCompany({ config, database }: Pick<ServiceBase, 'config' | 'database'>): OneCompany {
  let known: string | null = null;
  const key = () => (config.mode === 'private' ? known : null);

  async function lookUp(): Promise<void> {
    const oldest = await database.query
      .selectFrom('company')
      .select('key')
      .orderBy('created_at')
      .orderBy('key')
      .limit(1)
      .executeTakeFirst();
    known = oldest?.key ?? null;
  }

  return {
    async find() {
      if (config.mode === 'private' && known === null) await lookUp();
      return key();
    },
    shown(address) {
      const companyKey = key();
      if (companyKey === null) return address;
      const inside = withoutContext(config.contextPath, address);
      const shown = shownAddress(inside, companyKey);
      return shown === inside ? address : (inside === address ? '' : config.contextPath) + shown;
    },
    inner(address) {
      const companyKey = key();
      return companyKey === null ? address : innerAddress(address, companyKey);
    },
  };
}

/** The server's door: what a request names without the context path, and in private mode with the company that `/app` stands for. */
export const rewriteUrl =
  (contextPath: string, inner: OneCompany['inner']) =>
  ({ url = '/' }: IncomingMessage): string =>
    inner(withoutContext(contextPath, url));
