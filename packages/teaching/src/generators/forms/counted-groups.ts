/** What grows and shrinks by a percentage, and what is counted in it. */
export const groups = [
  ['The number of pupils in a club', 'pupils'],
  ['The number of people in a village', 'people'],
  ['The number of visitors to a museum', 'visitors'],
  ['The number of birds in a wood', 'birds'],
] as const;
