/** "last scores 63%, 50%, 38%": the last of them is the latest. */
export const scoreWords = (scores: readonly number[]): string =>
  `${scores.length === 1 ? 'last score' : 'last scores'} ${scores.map((score) => `${score}%`).join(', ')}`;
