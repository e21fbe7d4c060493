import { isKind, keyTextOf, type Turned } from './form.ts';

const last = 8;
const isOnPaper = ([x, y]: readonly [number, number]): boolean => x >= 0 && x <= last && y >= 0 && y <= last;

const way = (steps: number, more: string, less: string): string => `${Math.abs(steps)} ${steps < 0 ? less : more}`;

/** "Which vector is a?" turned round: its arrow is drawn from where it begins. */
export const drawVector: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'vectors') || !question.question.startsWith('Which vector is ')) return undefined;
  const [arrow, other] = figure.arrows;
  const [, x, y] = /begin\{pmatrix\} (-?\d+) \\\\ (-?\d+)/.exec(keyTextOf(question)) ?? [];
  if (arrow === undefined || other !== undefined || x === undefined || y === undefined) return undefined;
  const [across, up] = [Number(x), Number(y)];
  const [a, b] = arrow.from;
  const tip = (right: number, high: number) => [a + right, b + high] as const;
  const slips = [
    [tip(up, across), 'This has the two numbers the wrong way round. The upper number goes across.'],
    [tip(-across, -up), 'This goes the other way. Look at the signs.'],
    [tip(across, -up), 'This goes the wrong way up or down. A minus below means down.'],
    [tip(-across, up), 'This goes the wrong way across. A minus above means left.'],
    [[Math.abs(across), Math.abs(up)] as const, 'This counts from the corner. The arrow begins at the dot.'],
  ] as const;
  return {
    question: `Draw the vector $\\mathbf{${arrow.name}} = ${keyTextOf(question).replaceAll('$', '')}$ as an arrow. It begins at the dot: mark where its tip is.`,
    figure: { kind: 'vectors', arrows: [], start: { name: arrow.name, at: arrow.from } },
    task: { kind: 'tip' },
    right: [...tip(across, up)],
    slips: slips.flatMap(([at, note]) => (isOnPaper(at) ? [{ given: [...at], note }] : [])),
    explanation: `From the dot it is ${way(across, 'right', 'left')} and ${way(up, 'up', 'down')}.`,
    steps: [
      `The upper number goes across: ${way(across, 'right', 'left')}.`,
      `The lower number goes up or down: ${way(up, 'up', 'down')}.`,
    ],
    hints: ['The upper number goes across, the lower one up or down.', 'What does a minus sign do to the direction?'],
  };
};
