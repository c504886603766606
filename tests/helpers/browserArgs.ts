/**
 * Chromium loads these two pages of its address bar for every window, which takes 0.9 s of a core for each test. The
 * last `--disable-features` replaces the others, so the rest is what Playwright disables (`chromiumSwitches`).
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
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
  'ThirdPartyStoragePartitioning',
]

/** Switches of Chromium for every test in a browser. */
export const BROWSER_ARGS: readonly string[] = [
  '--no-sandbox',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
