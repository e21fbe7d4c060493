import type { Browser } from '@playwright/test';
import { aFamily } from './people.ts';
import { withProduct } from './product.ts';
import { median, ratio, rounded, type Section } from './ratio.ts';
import { aVisitor, openChromium, slowDown, type Wish } from './slow-phone.ts';

const rounds = 5;
const publicPages = ['/', '/blog', '/blog/spaced-practice-little-and-often', '/free-resources', '/login', '/family-signup'].map((path) => ({
  path,
  cookie: '',
}));

type Load = { readonly largest: number; readonly shift: number; readonly kib: number };

/** The browser's own record, which is there with script switched off as well. */
const load = async (browser: Browser, wish: Wish): Promise<Load> => {
  const context = await aVisitor(browser, wish);
  try {
    const page = await context.newPage();
    const session = await slowDown(page, true);
    let paintedAt = Number.NaN;
    let shift = 0;
    let bytes = 0;
    session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
      if (event.lcpDetails !== undefined) paintedAt = event.lcpDetails.renderTime;
      shift += event.layoutShiftDetails?.value ?? 0;
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await session.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint', 'layout-shift'] });
    await page.goto(wish.url, { waitUntil: 'networkidle' });
    if (page.url() !== wish.url) throw new Error(`${wish.url} led to ${page.url()}: that page is not the one to measure`);
    const startedAt = await page.evaluate(() => performance.timeOrigin);
    return { largest: paintedAt * 1000 - startedAt, shift, kib: bytes / 1024 };
  } finally {
    await context.close();
  }
};

/** What a parent waits for on a telephone, beside the same page without any script in the same run. */
export const pageLoads = (): Promise<Section> =>
  withProduct(async ({ url }) => {
    const { parent, pupils } = await aFamily(url, 1);
    const dashboards = [
      { path: '/student/dashboard', cookie: pupils[0]?.headers()['cookie'] ?? '' },
      { path: '/parent/dashboard', cookie: parent.headers()['cookie'] ?? '' },
    ];
    const browser = await openChromium();
    try {
      const rows: (string | number)[][] = [];
      for (const { path, cookie } of [...publicPages, ...dashboards]) {
        const whole: Load[] = [];
        const bare: Load[] = [];
        for (let round = 0; round < rounds; round += 1) {
          whole.push(await load(browser, { url: url + path, cookie }));
          bare.push(await load(browser, { url: url + path, cookie, script: false }));
        }
        const largest = median(whole.map((one) => one.largest));
        const floor = median(bare.map((one) => one.largest));
        const shift = Math.max(...whole.map((one) => one.shift));
        rows.push([path, rounded(largest), ratio(largest, floor), rounded(shift, 3), rounded(median(whole.map((one) => one.kib)))]);
      }
      return {
        title: 'Pages on a telephone',
        columns: ['page', 'largest paint ms', 'beside the page without script', 'layout shift', 'KiB over the wire'],
        rows,
        notes: [
          `Medians of ${rounds} loads with an empty cache in turns with the floor; slow 4G and a processor four times slower, applied. Goals: 2,000 ms for public pages, 2,800 ms for dashboards, shift 0.05.`,
        ],
      };
    } finally {
      await browser.close();
    }
  });
