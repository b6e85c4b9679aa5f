import 'amis';
import { render } from 'amis-core';
import AlertComponent, { alert, confirm } from 'amis-ui/lib/components/Alert';
import ToastComponent, { toast } from 'amis-ui/lib/components/Toast';
import { createRoot } from 'react-dom/client';
import { harden } from '../../../src/hardening/index.ts';
import { ownFetch } from '../../../src/requests/requests.ts';

/** What the test's server answers and the page asks for. */
const fetcher = async ({ url, method, data }: { url: string; method?: string; data?: unknown }) => {
  const body = method && !/^get$/i.test(method) && !/^js/i.test(method) ? JSON.stringify(data) : undefined;
  const answer = await ownFetch(url, { method: body ? 'POST' : 'GET', body });
  const type = answer.headers.get('content-type') ?? '';
  return {
    status: answer.status,
    headers: { 'content-type': type },
    data: type.includes('json') ? await answer.json() : await answer.text(),
  };
};

const notify = (type: string, message: unknown, options: unknown) =>
  (toast as unknown as Record<string, (message: unknown, options: unknown) => void>)[type]?.(message, options);

const page = document.documentElement.dataset;
const schema = JSON.parse(document.getElementById('probe-schema')?.textContent ?? '{}');

if (page.protection === 'on') {
  await harden(page.kind as 'login');
}
const tree = render(schema, {}, { fetcher, notify, alert, confirm, isCancel: () => false } as never);
createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <ToastComponent theme="cxd" />
    <AlertComponent theme="cxd" />
    {tree}
  </>,
);
