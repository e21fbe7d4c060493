const narrow = /[ilj.,:;'|!()[\]f t1r-]/;
const wide = /[mwMW%@£—]/;

/** How wide a text is at most, in the broadest of our faces. */
export const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (wide.test(letter) ? 0.92 : narrow.test(letter) ? 0.42 : /[A-Z]/.test(letter) ? 0.72 : 0.6),
    0,
  ) * size;

/** The letters' own box, without the space above and below a line of text. */
export const textHeight = (size: number): number => size * 0.8;
