/** How letters are heard, the longer runs first: "fracshun" and "fraction", "tyfoon" and "typhoon" sound alike. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/(?:[tcs]|ss|x)ion|shun/g, 'xn'],
  [/[tc]ious|shus/g, 'xs'],
  // "Particals" and "trianguls".
  [/(?:[aeiu]l|le)(?=s?$)/g, 'l'],
  [/tch/g, 'ch'],
  [/dge?/g, 'j'],
  [/ph/g, 'f'],
  [/^(?:kn|gn)/g, 'n'],
  [/^wr/g, 'r'],
  [/wh/g, 'w'],
  [/qu/g, 'kw'],
  [/sc(?=[eiy])|c(?=[eiy])|z/g, 's'],
  [/ck|c(?!h)/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/gh(?=t|$)/g, ''],
  [/(.)\1/g, '$1'],
  [/(?<=.)e$/g, ''],
  [/[aeiouy]+w(?![aeiouy])|[aeiouy]+/g, 'a'],
];

/** Words of one key are heard alike but for their vowels. */
export const soundKey = (word: string): string => sounds.reduce((heard, [letters, sound]) => heard.replaceAll(letters, sound), word);
