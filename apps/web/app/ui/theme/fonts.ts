import andika400 from '@fontsource/andika/files/andika-latin-400-normal.woff2?url';
import andika700 from '@fontsource/andika/files/andika-latin-700-normal.woff2?url';
import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import lexend from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2?url';

const preload = (href: string) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

/** `export const links = () => plainFonts` in a layout: fetched with the page, before the stylesheet asks for them. */
export const plainFonts = [preload(lexend), preload(atkinson)];
export const playfulFonts = [preload(lexend), preload(andika400), preload(andika700)];

/** For the areas of signed-in people. There the code comes first, because without it nothing is to be read; these come while it runs. */
export const fetchFaces = (...families: readonly string[]): void => {
  if (typeof document === 'undefined') return;
  for (const family of families) document.fonts.load(`1rem "${family}"`).catch(() => undefined);
};
