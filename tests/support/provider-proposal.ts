import type { DemoPlatform } from './demo-platform.ts';

/** Lets the owner of globex hand in a provider of the company's own, for the platform's administrators to decide about. */
export async function proposeProvider(platform: Pick<DemoPlatform, 'person'>): Promise<void> {
  const owner = await platform.person('owner');
  const answer = await owner.post('/api/company/globex/third', {
    authorizeUrl: 'https://sso.example/login?service={{callback}}',
    profileUrl: 'https://sso.example/profile?ticket={{code}}',
    codeField: 'ticket',
  });
  if (answer.status !== 200) throw new Error(answer.text);
}
