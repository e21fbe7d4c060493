/** First names as they are met in English classrooms. */
export const names = [
  'Amara',
  'Ben',
  'Chloe',
  'Dev',
  'Ella',
  'Farah',
  'George',
  'Hana',
  'Isaac',
  'Jada',
  'Kasim',
  'Lily',
  'Mateusz',
  'Nia',
  'Oscar',
  'Priya',
  'Rosie',
  'Sam',
  'Tariq',
  'Zoe',
] as const;

/** Small things that young children count, as [one, many]. */
export const countables = [
  ['apple', 'apples'],
  ['shell', 'shells'],
  ['sticker', 'stickers'],
  ['marble', 'marbles'],
  ['conker', 'conkers'],
  ['button', 'buttons'],
  ['pencil', 'pencils'],
  ['grape', 'grapes'],
] as const;
