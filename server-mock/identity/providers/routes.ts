import type { FastifyInstance } from 'fastify';
import { companyProviderContract } from '../../../src/types/generated/contracts/company-provider.ts';
import { linkingContract } from '../../../src/types/generated/contracts/linking.ts';
import { providersContract } from '../../../src/types/generated/contracts/providers.ts';
import { type Call, defineOperations } from '../../kernel/contracts/index.ts';
import { beginExternalSignIn, finishExternalSignIn } from './browser-sign-in.ts';
import { companyProvider, declineProvider, providerProposals, setCompanyProvider } from './company/admin-calls.ts';
import { ownProvider, proposeProvider, tryOwnProvider } from './company/company-calls.ts';
import { hopScript as script } from './hop.ts';
import { ldapLogin } from './ldap/login.ts';
import { beginLink } from './linking/begin.ts';
import { linkDirectory } from './linking/directory.ts';
import { waysToLink } from './linking/ways.ts';

const hopScript = ({ reply }: Call<'hopScript'>) => reply.type('text/javascript; charset=utf-8').send(script);

/** Signing in through other systems, and linking accounts there with one's own. */
export function registerProviders(app: FastifyInstance): void {
  defineOperations(app, providersContract, { beginExternalSignIn, finishExternalSignIn, hopScript, ldapLogin });
  defineOperations(app, linkingContract, { waysToLink, beginLink, linkDirectory });
  defineOperations(app, companyProviderContract, {
    ownProvider,
    proposeProvider,
    tryOwnProvider,
    providerProposals,
    companyProvider,
    setCompanyProvider,
    declineProvider,
  });
}
