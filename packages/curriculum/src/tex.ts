import temml from 'temml';
import { formulasOf } from './markup.ts';

const maximumLength = 500;
const maximumDepth = 30;

const depthOf = (tex: string): number => {
  let depth = 0;
  let deepest = 0;
  for (const character of tex) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

/** MathML of a formula; undefined when it is too long, too deep or not TeX. */
export const mathmlOf = (tex: string): string | undefined => {
  if (tex.length > maximumLength || depthOf(tex) > maximumDepth) return undefined;
  try {
    return temml.renderToString(tex, { throwOnError: true, trust: false, maxExpand: 100, maxSize: [10, 10] });
  } catch {
    return undefined;
  }
};

/** The formulas of a text that do not render. */
export const brokenFormulas = (text: string): string[] => formulasOf(text).filter((tex) => mathmlOf(tex) === undefined);
