import { expect, it, vi } from 'vitest';
import { deviceData } from './device-data.ts';

it('says how pages look and how much room there is', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '' }));
  const sheet = Object.assign(document.createElement('link'), { id: 'pagewright-dark', disabled: true });
  document.head.append(sheet);
  expect(deviceData()).toEqual({ dark: false, narrow: false });
  sheet.disabled = false;
  vi.stubGlobal('innerWidth', 767);
  expect(deviceData()).toEqual({ dark: true, narrow: true });
  vi.unstubAllGlobals();
  sheet.remove();
});
