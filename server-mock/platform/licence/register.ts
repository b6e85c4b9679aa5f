import { requireProof } from '../../identity/recent-proof/index.ts';
import type { Call } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { safeRedirect } from '../../kernel/redirects/safe-redirect.ts';
import type { Licence } from './licence-text.ts';
import { judgeLicence, licenceSetting, ownOrganisation } from './status.ts';

/** What somebody confirms: whose licence it is, and until when; the whole text is bound. */
const licenceAction = ({ organisation, expires }: Pick<Licence, 'organisation' | 'expires'>, text: string) =>
  ({ name: 'register-licence', value: `${organisation} · ${expires}`, bound: text }) as const;

/**
 * `POST /register-license`: stores a licence that counts; the one before is replaced. A text that does not count is refused
 * before anybody is asked for a proof. Throws `license-…`, `proof-needed`.
 */
export async function registerLicense(context: Call<'registerLicense'>) {
  const { body, services, request, me } = context;
  const { licence, fault } = await judgeLicence(body.license, services);
  const said = { organisation: licence?.organisation ?? '', expires: licence?.expires ?? '' };
  const entry = { actor: me, address: request.ip, target: said.organisation };
  if (fault) {
    await services.audit.record({ ...entry, action: 'licence.refused', detail: { fault } });
    throw fail(fault, {
      field: 'license',
      values: { organisation: said.organisation, own: await ownOrganisation(services), date: said.expires },
    });
  }
  await requireProof(context, licenceAction(said, body.license));
  const value = JSON.stringify({ text: body.license });
  await services.database.query
    .insertInto('setting')
    .values({ key: licenceSetting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await services.audit.record({ ...entry, action: 'licence.registered', detail: said });
  return { redirect: safeRedirect(body.redirect, services.config.contextPath) };
}
