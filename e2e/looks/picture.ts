import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A window, the width that its picture is kept at, and how much of a long page is in it. */
const windows = [
  { name: 'phone', width: 390, height: 844, keptWidth: 130, most: 2500 },
  { name: 'desktop', width: 1280, height: 800, keptWidth: 320, most: 2400 },
] as const;
const schemes = ['light', 'dark'] as const;
const shots = windows.flatMap((window) => schemes.map((scheme) => ({ window, scheme })));

/** One picture a screen holds its four looks beside each other, small: one sees at once what a change of look did. */
const gap = 8;
const behind = { r: 128, g: 128, b: 128 };
const places = shots.map(({ window }, at) => ({
  width: window.keptWidth,
  left: shots.slice(0, at).reduce((sum, shot) => sum + shot.window.keptWidth + gap, 0),
}));
const sheetWidth = places.reduce((sum, { width }) => sum + width + gap, -gap);

/** A little is always different: the machine's own way of drawing letters, a minute on a clock. */
const sameColour = 40;
const mostDiffering = 0.02;

const folder = join(import.meta.dirname, 'pictures');
const results = join(import.meta.dirname, '../../test-results/looks');
const renewing = (process.env['RENEW_LOOKS'] ?? '') !== '';
/** For whoever looks by eye: the pictures as large as they are. */
const largeFolder = process.env['LARGE_LOOKS'];

/** What is far down comes when somebody gets near it. */
const walkDown = async (): Promise<void> => {
  for (let top = 0; top < document.documentElement.scrollHeight && top < 6000; top += 600) {
    scrollTo(0, top);
    for (const _ of [1, 2]) await new Promise((next) => requestAnimationFrame(next));
  }
  scrollTo(0, 0);
  await document.fonts.ready;
};
const isThere = (): boolean =>
  document.querySelector('.mantine-Skeleton-root, [aria-busy="true"]') === null &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
/** What waits for its script has taken its place once nothing grows any more. */
const growsNoMore = async (): Promise<void> => {
  let [tall, quiet] = [0, 0];
  for (let frames = 0; frames < 300 && quiet < 12; frames += 1) {
    const now = document.documentElement.scrollHeight;
    quiet = now === tall ? quiet + 1 : 0;
    tall = now;
    await new Promise((next) => requestAnimationFrame(next));
  }
};

/** All of the page has come, and stands still. A part that stays away is in the picture as it is. */
const settle = async (page: Page): Promise<void> => {
  const hasCome = () =>
    page.waitForFunction(isThere, undefined, { timeout: 3000 }).then(
      () => true,
      () => false,
    );
  // On a busy machine a part may be passed before it was seen to be near.
  for (let turn = 0; turn < 3; turn += 1) {
    await page.evaluate(walkDown);
    if (await hasCome()) break;
  }
  await page.evaluate(growsNoMore);
};

type Whole = { readonly wholePage: boolean };

const shoot = async (page: Page, most: number, { wholePage }: Whole): Promise<Buffer> => {
  await settle(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!wholePage || tall <= height) return page.screenshot({ animations: 'disabled' });
  return page.screenshot({ animations: 'disabled', fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(most, tall) } });
};

const sheetOf = async (pictures: readonly Buffer[]): Promise<Buffer> => {
  const small = await Promise.all(
    pictures.map((picture, at) =>
      sharp(picture)
        .resize({ width: places[at]?.width ?? 0 })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = Math.max(...small.map(({ info }) => info.height));
  return sharp({ create: { width: sheetWidth, height, channels: 3, background: behind } })
    .composite(small.map(({ data }, at) => ({ input: data, left: places[at]?.left ?? 0, top: 0 })))
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
};

const pixelsOf = async (sheet: Buffer | string, height: number): Promise<Buffer> => {
  const own = (await sharp(sheet).metadata()).height;
  return sharp(sheet)
    .extend({ bottom: height - own, background: behind })
    .removeAlpha()
    .raw()
    .toBuffer();
};

/** How much of each of the four is another colour than before, 0 to 1. */
const differing = (before: Buffer, after: Buffer, height: number): readonly number[] =>
  places.map(({ left, width }) => {
    let other = 0;
    for (let y = 0; y < height; y += 1)
      for (let x = left; x < left + width; x += 1) {
        const at = 3 * (y * sheetWidth + x);
        const apart = [0, 1, 2].map((colour) => Math.abs((before[at + colour] ?? 0) - (after[at + colour] ?? 0)));
        if (Math.max(...apart) > sameColour) other += 1;
      }
    return other / (width * height);
  });

/** Before at the left, now at the right: for whoever decides whether it was meant. */
const keepBoth = async (name: string, before: string, after: Buffer, height: number): Promise<string> => {
  mkdirSync(results, { recursive: true });
  const file = join(results, `${name}.png`);
  await sharp({ create: { width: 2 * sheetWidth + 3 * gap, height, channels: 3, background: behind } })
    .composite([
      { input: await sharp(before).toBuffer(), left: 0, top: 0 },
      { input: after, left: sheetWidth + 3 * gap, top: 0 },
    ])
    .png()
    .toFile(file);
  return file;
};

const compare = async (name: string, sheet: Buffer): Promise<string | undefined> => {
  const reference = join(folder, `${name}.webp`);
  if (renewing) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(reference, sheet);
    return undefined;
  }
  if (!existsSync(reference)) return `${name} has no picture yet: npm run build:looks -- ${name}`;
  const heights = await Promise.all([reference, sheet].map(async (one) => (await sharp(one).metadata()).height));
  const height = Math.max(...heights);
  const shares = differing(await pixelsOf(reference, height), await pixelsOf(sheet, height), height);
  const changed = shots
    .map(({ window, scheme }, at) => ({ words: `${window.name} ${scheme}`, share: shares[at] ?? 0 }))
    .filter(({ share }) => share > mostDiffering);
  if (changed.length === 0) return undefined;
  const said = changed.map(({ words, share }) => `${words} ${(100 * share).toFixed(1)} %`).join(', ');
  return `${name} looks different (${said}): see ${await keepBoth(name, reference, sheet, height)}`;
};

/** Answers what looks different from the kept picture, in words. `open` is called once a window; without a path it stays where it is. */
export const lookAt = async (
  page: Page,
  name: string,
  open: () => Promise<unknown>,
  wish: Whole = { wholePage: true },
): Promise<string | undefined> => {
  const pictures: Buffer[] = [];
  for (const { name: size, width, height, most } of windows) {
    await page.setViewportSize({ width, height });
    await open();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const picture = await shoot(page, most, wish);
      pictures.push(picture);
      if (largeFolder !== undefined) writeFileSync(join(largeFolder, `${name}-${size}-${colorScheme}.png`), picture);
    }
  }
  return compare(name, await sheetOf(pictures));
};
