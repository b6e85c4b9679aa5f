import { type Browser, chromium } from 'playwright';

/**
 * Parts of Chromium that no test needs: those that Playwright takes out (this switch replaces its list), and the
 * pages of the address bar's suggestions, which cost every window a second of computing.
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
  `--disable-features=${disabledFeatures}`,
];

/** Starts the system's Chromium, or the one that CHROMIUM_PATH names. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: flags });
