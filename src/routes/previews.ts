import type { ScreenRoute } from '../types/start.ts';

/**
 * The key of the company that the previews of app templates stand in. Nobody belongs to it, everybody may read its apps, and nobody changes
 * anything there.
 */
export const PREVIEWS = 'template-previews';

/** Whether an address is a page of the preview of an app template. */
export const isPreviewPage = ({ access }: Pick<ScreenRoute, 'access'>, params: Record<string, string> = {}): boolean =>
  access === 'company-member' && params['companyKey'] === PREVIEWS && params['appKey'] !== undefined;
