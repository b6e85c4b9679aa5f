import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine, {
      environment: {
        PAGEWRIGHT_INTEGRATION_TYPE: 'feishu',
        PAGEWRIGHT_INTEGRATION_APP_SECRET: 'app-secret',
        PAGEWRIGHT_INTEGRATION_SDK_URL: 'https://sdk.example/h5.js?a="1"',
      },
    });
  });
  const page = (path: string) => platform.visitor().get(path, { accept: 'text/html' });
  const policy = async (path: string) => (await page(path)).headers.get('content-security-policy');

  it("puts the messenger's script on the page that speaks to it", async () => {
    const { text } = await page('/silent-login');
    expect(text).toContain('<script src="https://sdk.example/h5.js?a=%221%22" defer></script>');
    expect(await policy('/silent-login')).toContain("script-src 'self' https://sdk.example;");
    expect(text).not.toContain('app-secret');
  });

  it('makes its call at the company that the address names', async () => {
    expect((await page('/silent-login?company=globex')).text).toContain('"scope":{"company":"globex"}');
    expect((await page('/silent-login?company=nowhere')).text).toContain('"scope":{}');
  });

  it.each(['/login', '/bind', '/logout'])('keeps it off %s', async (path) => {
    expect((await page(path)).text).not.toContain('sdk.example');
    expect(await policy(path)).toContain("script-src 'self';");
    expect(await policy(path)).toContain("require-trusted-types-for 'script'");
  });

  it('signs nobody in by a messenger that is not the configured one', async () => {
    for (const type of ['dingding', 'slack', '', '__proto__']) {
      const answer = await platform.visitor().post('/api/auth/integration', { type, code: 'x' });
      expect([answer.status, answer.json.msg]).toEqual([422, 'Signing in from this kind of app is not supported.']);
    }
  });
});
