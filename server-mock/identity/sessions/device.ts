import Bowser from 'bowser';

/** What a browser says about itself, for its owner to recognise. */
export interface Device {
  /** Such as `Chrome 140 · Windows`; empty when it says nothing known. */
  name: string;
  mobile: boolean;
}

/** Reads a User-Agent header. Anybody can write one: it is shown, and decides nothing. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { name: '', mobile: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const version = browser.version?.split('.')[0];
  const name = [[browser.name, version].filter(Boolean).join(' '), os.name].filter(Boolean).join(' · ');
  return { name, mobile: platform.type === 'mobile' || platform.type === 'tablet' };
}
