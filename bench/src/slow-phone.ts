import { browserFlags, findBrowser } from '@hedgerow/e2e/browser';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';

/** Lighthouse's slow 4G, applied and not simulated: latency in ms, rates in bytes a second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
/** A telephone of the middle class beside the machine that measures. */
const slowerBy = 4;

export const openChromium = async (): Promise<Browser> => {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args: browserFlags });
};

export type Wish = { readonly script?: boolean; readonly cookie?: string; readonly url: string };

/** A new visitor with an empty cache, on a telephone; `cookie` as a request sends it. */
export const aVisitor = async (browser: Browser, { script = true, cookie = '', url }: Wish): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: script,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const [name, value] = cookie.split('=');
  if (name !== undefined && value !== undefined) await context.addCookies([{ name, value, url: new URL('/', url).href }]);
  return context;
};

/** From now on this page has a slow network (when `network`) and a slow processor. */
export const slowDown = async (page: Page, network: boolean): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  return session;
};
