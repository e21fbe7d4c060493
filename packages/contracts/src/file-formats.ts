/** How a guide or a paper is saved: a web page, to print, plain words, and braille. */
export const fileFormats = ['html', 'pdf', 'txt', 'brf'] as const;
export type FileFormat = (typeof fileFormats)[number];
