/** How a person likes to read. `brand` is the page's own face; the others are drawn for readers whom letters trouble. */
export const typefaces = ['brand', 'open-dyslexic', 'lexend'] as const;
export type Typeface = (typeof typefaces)[number];

/** Room between letters, or between lines. */
export const roominess = ['usual', 'more', 'most'] as const;
export type Roominess = (typeof roominess)[number];

export type ReadingPreferences = {
  readonly typeface: Typeface;
  readonly letters: Roominess;
  readonly lines: Roominess;
  /** Nothing moves, whatever the device says. */
  readonly lessMotion: boolean;
  /** A quarter more wherever a clock runs, as access arrangements in schools give. The server keeps the clock. */
  readonly extraTime: boolean;
};

export const usualReading: ReadingPreferences = {
  typeface: 'brand',
  letters: 'usual',
  lines: 'usual',
  lessMotion: false,
  extraTime: false,
};
