import type { FastifyInstance } from 'fastify';
import companyContract from '../../schemas/contracts/company-provider.json' with { type: 'json' };
import linkingContract from '../../schemas/contracts/linking.json' with { type: 'json' };
import contract from '../../schemas/contracts/providers.json' with { type: 'json' };
import { type Context, defineOperations } from '../contracts/index.ts';
import { beginExternalSignIn, finishExternalSignIn } from './browser-sign-in.ts';
import { companyProvider, declineProvider, providerProposals, setCompanyProvider } from './company/admin-calls.ts';
import { ownProvider, proposeProvider, tryOwnProvider } from './company/company-calls.ts';
import { hopScript as script } from './hop.ts';
import { ldapLogin } from './ldap/login.ts';
import { beginLink } from './linking/begin.ts';
import { linkDirectory } from './linking/directory.ts';
import { waysToLink } from './linking/ways.ts';

const hopScript = ({ reply }: Context) => reply.type('text/javascript; charset=utf-8').send(script);

/** Signing in through other systems, and linking accounts there with one's own. */
export function registerProviders(app: FastifyInstance): void {
  defineOperations(app, contract, { beginExternalSignIn, finishExternalSignIn, hopScript, ldapLogin });
  defineOperations(app, linkingContract, { waysToLink, beginLink, linkDirectory });
  defineOperations(app, companyContract, {
    ownProvider,
    proposeProvider,
    tryOwnProvider,
    providerProposals,
    companyProvider,
    setCompanyProvider,
    declineProvider,
  });
}
