import type { Block } from './blocks.ts';
import { areOpposed } from './pairs.ts';
import { byKey, isHeadless } from './table-rows.ts';
import type { TidyLine } from './tidy-lines.ts';

/** Two stars would read as italics: such a line is left out rather than mangled. */
export const isSafe = (formula: string): boolean => !/\*.*\*/.test(formula);

/** "pp   pianissimo   very quiet": a sign before its name. */
const longestSign = 3;
const isSign = (cell: string): boolean => cell.length <= longestSign && !/\d/.test(cell);
const told = ([first = '', ...rest]: readonly string[]): Block => ({ kind: 'formula', text: `${first}: ${rest.join('; ')}` });
const mostInAPair = 3;
/** A table whose first line is no header tells one thing a line: a word, and what stands beside it. */
const listOf = (lines: readonly (readonly string[])[]): readonly Block[] => {
  const width = lines[0]?.length ?? 0;
  const hasSigns = width === mostInAPair && lines.every(([first = '']) => isSign(first));
  if (width > mostInAPair || (!hasSigns && lines.some(([first = '']) => !/\p{L}{2}/u.test(first)))) return lines.map(told);
  return lines.map(([first = '', second = '', ...rest]) =>
    hasSigns
      ? {
          kind: 'pair',
          term: `${second} (${first})`,
          meaning: rest
            .filter((cell) => cell !== '')
            .join('; ')
            .replaceAll('; (', ' ('),
          joint: ': ',
        }
      : {
          kind: 'pair',
          term: first,
          meaning: [second, ...rest]
            .filter((cell) => cell !== '')
            .join('; ')
            .replaceAll('; (', ' ('),
          joint: ': ',
        },
  );
};
/** Things that stand against each other are told a column at a time, and nothing is asked of them. */
const againstEachOther = (lines: readonly (readonly string[])[]): readonly Block[] =>
  (lines[0] ?? []).map((name, column) => told([name, ...lines.slice(1).map((cells) => cells[column] ?? '')]));
export const blocksOfTable = ({
  columns,
  rows,
  isSetApart = false,
}: {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly isSetApart?: boolean;
}): readonly Block[] => {
  if (areOpposed([columns, ...rows])) return againstEachOther([columns, ...rows]);
  return !isSetApart && isHeadless(columns, rows) ? listOf([columns, ...rows]) : rows.map((cells) => ({ kind: 'row', columns, cells }));
};

/** The heading that stands right above. */
export const lastHeading = (blocks: readonly Block[]): string | undefined => {
  const last = blocks.at(-1);
  return last?.kind === 'heading' ? last.text : undefined;
};
const isOfTime =
  /^(?:immediate|long[- ]term|short[- ]term|social|economic|environmental|political|human|physical|natural|primary|secondary|positive|negative|local|global|push|pull)$/i;
/** "Responses" above "Immediate" and "Long-term". */
const underHead = (above: string | undefined, head: string): string =>
  above === undefined || above.split(' ').length > 4 || /[?:]/.test(above)
    ? head
    : /^\p{L}+[^s]s$/iu.test(above) && isOfTime.test(head)
      ? `${head} ${above.toLowerCase()}`
      : `${above}: ${head}`;

export const blocksOfGrid = (grid: NonNullable<TidyLine['grid']>, above: string | undefined): readonly Block[] => {
  if (grid.kind === 'table') return blocksOfTable(byKey(grid)).filter((block) => block.kind !== 'formula' || isSafe(block.text));
  if (grid.kind === 'pairs')
    return grid.pairs.map(([term, meaning]) => ({
      kind: 'pair',
      term,
      meaning,
      joint: ' – ',
      ...(grid.isNamed === true ? { isMeaning: true } : {}),
    }));
  return grid.lists.flatMap(({ head, items }): readonly Block[] => [
    ...(head === null || items.length === 0 ? [] : [{ kind: 'heading' as const, text: underHead(above, head) }]),
    ...items.map((text) => ({ kind: 'bullet' as const, text })),
  ]);
};
