import type { Call } from '../../kernel/contracts/index.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { requireWithin, uploadRule } from '../../kernel/limits/index.ts';
import { insertUpload, purposes, receiveFile, sniffImage, uploadIdOf, uploadPath } from '../uploads/index.ts';
import { ownTemplate } from './template-rows.ts';

type Keeping = Call<'keepWidgetScreenshot'>;

/** Puts a picture in the place of the one before, and answers with that one where no other template shows it. */
async function replace({ services, scope, params }: Keeping, screenshot: string): Promise<string> {
  return services.database.tenant(scope.companyId, async (trx) => {
    const before = await ownTemplate(trx, scope, params.id);
    const ofCompany = { company_id: scope.companyId };
    await trx
      .updateTable('widget_template')
      .set({ screenshot })
      .where((row) => row.and({ ...ofCompany, id: params.id }))
      .execute();
    const other = await trx
      .selectFrom('widget_template')
      .select('id')
      .where((row) => row.and({ ...ofCompany, app_id: scope.appId, screenshot: before.screenshot }))
      .executeTakeFirst();
    return other ? '' : before.screenshot;
  });
}

/** Removes a picture that nothing shows any more. It lies among the platform's files, and so goes in a transaction of its own. */
async function drop({ services }: Keeping, address: string): Promise<void> {
  const id = uploadIdOf(address);
  if (id === null) return;
  await services.database.tenant(PLATFORM, (trx) =>
    trx.deleteFrom('upload').where('company_id', '=', PLATFORM).where('id', '=', id).execute(),
  );
}

/** `POST {prefix}/widgetTemplate/screenshot/{id}`. Throws `not-found`, `widget-level-locked`, and what is wrong with the picture. */
export async function keepWidgetScreenshot(context: Keeping) {
  const { services, scope, me, params, request } = context;
  await services.database.tenant(scope.companyId, (trx) => ownTemplate(trx, scope, params.id));
  await requireWithin(services.limits, `upload:${me.id}`, uploadRule);
  const { name, bytes } = await receiveFile(request, purposes.image.maxBytes);
  if (!sniffImage(bytes)) throw fail('image-type-refused', { field: 'file' });
  const content = await services.pictures.reencode(`account ${me.id}`, bytes, purposes.image);
  const file = { owner: me.id, name, contentType: 'image/webp', content, at: services.now() };
  const address = uploadPath(await insertUpload(services.database, file));
  await drop(context, await replace(context, address));
  return { screenshot: services.config.contextPath + address };
}
