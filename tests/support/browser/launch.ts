import { type Browser, chromium } from 'playwright';

/**
 * Parts of Chromium that no test needs: those that Playwright takes out (this switch replaces its list), the pages of the
 * address bar's suggestions, which cost every window a second of computing, and the process that is started ahead for the next page.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As on every desktop; the headless shell would draw frames of other origins in the process of the page.
  '--site-per-process',
  // As in the whole Chromium: the headless shell would round the widths of letters.
  '--font-render-hinting=none',
  `--disable-features=${disabledFeatures}`,
];

/** Starts the system's Chromium, or the one that CHROMIUM_PATH names, with further switches. */
export const launchChromium = (further: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...flags, ...further],
  });
