import type { GuideBlock } from '@hedgerow/curriculum/guide';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { Figure } from '@hedgerow/figures/figure';

const bullet = /^\s*[-*•]\s+/;
const numbered = /^\s*\d+[.)]\s+/;

/** A section's body as blocks: lines that begin with a dash or a number make a list, the rest paragraphs. */
export const bodyBlocks = (body: string): GuideBlock[] => {
  const blocks: GuideBlock[] = [];
  for (const part of body.split(/\n\s*\n/)) {
    for (const line of part.split('\n')) {
      const mark = bullet.test(line) ? bullet : numbered.test(line) ? numbered : undefined;
      const last = blocks.at(-1);
      if (mark === undefined) blocks.push({ kind: 'paragraph', text: line.trim() });
      else if (last?.kind === 'list' && last.ordered === (mark === numbered)) last.items.push(line.replace(mark, '').trim());
      else blocks.push({ kind: 'list', ordered: mark === numbered, items: [line.replace(mark, '').trim()] });
    }
  }
  return blocks.filter((block) => block.kind !== 'paragraph' || block.text !== '');
};

const heading = (text: string, level: 2 | 3 = 2): GuideBlock => ({ kind: 'heading', text, level });

/** What a topic teaches: its sections, each under its own heading, its picture below its first words. */
export const sectionBlocks = (topic: Topic): GuideBlock[] =>
  topic.sections.flatMap(({ heading: words, body, figure }): GuideBlock[] => {
    const [first, ...rest] = bodyBlocks(body);
    return [
      heading(words),
      ...(first === undefined ? [] : [first]),
      ...(figure === undefined ? [] : [{ kind: 'figure' as const, figure }]),
      ...rest,
    ];
  });

export const objectiveBlocks = (topic: Topic): GuideBlock[] => [
  heading('What you will be able to do'),
  { kind: 'list', ordered: false, items: topic.objectives.map(({ text }) => text) },
];

export const keyWordBlocks = (entries: { term: string; meaning: string }[]): GuideBlock[] =>
  entries.length === 0 ? [] : [heading('Key words'), { kind: 'keyWords', entries }];

export const mistakeBlocks = (entries: { belief: string; correction: string }[]): GuideBlock[] =>
  entries.length === 0 ? [] : [heading('Common mistakes'), { kind: 'mistakes', entries }];

type Example = {
  readonly problem: string;
  readonly figure?: Figure | undefined;
  readonly steps: readonly string[];
  readonly answer: string;
};

export const exampleBlocks = (examples: readonly Example[]): GuideBlock[] =>
  examples.length === 0
    ? []
    : [
        heading(examples.length === 1 ? 'Worked example' : 'Worked examples'),
        ...examples.map(({ problem, figure, steps, answer }) => ({
          kind: 'workedExample' as const,
          problem,
          ...(figure === undefined ? {} : { figure }),
          steps: [...steps],
          answer,
        })),
      ];

export const checkBlocks = (entries: readonly { question: string; answer: string }[]): GuideBlock[] =>
  entries.length === 0
    ? []
    : [heading('Check yourself'), { kind: 'checkYourself', entries: entries.map(({ question, answer }) => ({ question, answer })) }];
