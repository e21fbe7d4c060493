import { inPieces, limits } from './limits.ts';
import { isAddressedToAComputer, isNotATeachingLine } from './unwanted-lines.ts';

/** One line of an upload after its characters were set right. `cells` holds the columns of a line that looks like a table's. */
export type TidyLine = { readonly text: string; readonly bullet: boolean; readonly cells: readonly string[] };

const ligatures: Readonly<Record<string, string>> = { ﬁ: 'fi', ﬂ: 'fl', ﬀ: 'ff', ﬃ: 'ffi', ﬄ: 'ffl' };

const tidyCharacters = (text: string): string =>
  text
    .slice(0, limits.letters)
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029\f]/g, '\n')
    .replaceAll('\t', '    ')
    // A run of gaps costs the patterns below its square; four are as wide as a table needs.
    .replaceAll(/[^\S\n]{5,}/g, '    ')
    .replaceAll(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replaceAll(/[ﬁﬂﬀﬃﬄ]/g, (found) => ligatures[found] ?? found)
    .replaceAll(/[‘’‛`´]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/(?![\n])[\p{Cc}\p{Cf}\p{Co}\uFFFD]/gu, '')
    .replaceAll(/\$(?=\d)/g, '＄');

/** The dots that scanners read as o, e, «, ¢ or ©; a lone o or e before a word is no English. */
const bulletMark = /^\s*(?:[-–—•●○▪■◦·∙*+»«>►➢✓✔¢§¤]|[oe©](?=\s+[\p{L}\d]))\s+|^\s*[•●○▪■◦·»«►➢✓✔]\s*(?=\p{L})/u;
const numberedMark = /^\s*(?:\(?\d{1,2}[.)]|\(?[a-h][.)]|\([ivx]+\))\s+(?=\p{L})/u;
const looksLikeMaths = /[=^√≤≥²³]|\d\s*[-+×÷]\s*\d/u;

const cellsOf = (line: string): string[] => {
  const piped = line.split('|').map((cell) => cell.trim());
  const filled = piped.filter((cell) => cell !== '');
  if (filled.length > 1) return filled;
  const spaced = line.trim().split(/ {3,}/);
  return spaced.length > 1 ? spaced : [];
};

const tidyText = (line: string): string =>
  line
    .replace(/^#{1,6}\s+/, '')
    .replace(/^[|~_\\'"^.,;:]+\s+/, '')
    .replace(/\s+[|~_\\^]+$/, '')
    .replaceAll(/(?<![\p{L}\d)])\*{1,2}(?=\S)|(?<=\S)\*{1,2}(?![\p{L}\d(])/gu, '')
    .replaceAll(/\s[|~\\](?=\s)/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ([,.;:!?])(?=\s|$)/g, '$1')
    .trim();

const tidyLine = (line: string): TidyLine | undefined => {
  const maths = looksLikeMaths.test(line);
  const bullet = !maths && (bulletMark.test(line) || numberedMark.test(line));
  const bare = bullet ? line.replace(bulletMark, '').replace(numberedMark, '') : line;
  const text = tidyText(bare);
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  if (text !== '' && !maths && letters < text.replaceAll(' ', '').length * 0.4 && !/^\d{3,4}\b/.test(text)) return undefined;
  if (isNotATeachingLine(line.trim()) || isAddressedToAComputer(text)) return undefined;
  return { text, bullet, cells: cellsOf(line) };
};

/** The lines of an upload without the scanner's dirt, page furniture and tasks; an empty text is a blank line. */
export const tidyLines = (text: string): readonly TidyLine[] =>
  tidyCharacters(text)
    .split('\n', limits.lines)
    .flatMap((line) => inPieces(line, limits.line))
    .map(tidyLine)
    .filter((line) => line !== undefined);
