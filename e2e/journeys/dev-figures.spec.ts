import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

for (const width of [320, 390, 1280])
  test(`the sheet of all pictures is whole and clear at ${width} px @desktop @whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dev/figures');
    await expect(page.getByRole('heading', { level: 1, name: 'Every kind of picture' })).toBeVisible();
    const pictures = page.getByRole('img');
    expect(await pictures.count()).toBeGreaterThan(1000);
    await expect.poll(() => pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(100);
    await expectAccessible(page);
    await noOverflow(page, width);
  });
