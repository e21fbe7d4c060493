/** The model was made from sentences of people: no TeX, no marks of print. Longer texts say no more of what they are about. */
const longest = 300;

export const spokenText = (text: string): string =>
  text
    .replaceAll(/\\(?:frac|dfrac)\{([^{}]*)\}\{([^{}]*)\}/g, '$1 over $2')
    .replaceAll(/\\times/g, ' times ')
    .replaceAll(/\\div/g, ' divided by ')
    .replaceAll(/\\[a-zA-Z]+|[$*_{}\\]/g, ' ')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .slice(0, longest);
