import { type Figure as AnyFigure, Figure } from '@hedgerow/figures/figure';
import { z } from 'zod';

/**
 * A revision guide as typed blocks; HTML and PDF are two renderings of the same blocks.
 * Every text is Markdown of the smallest kind (**bold**, *italic*, $TeX$), never HTML.
 */
export const GuideBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string(), level: z.union([z.literal(2), z.literal(3)]) }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()) }),
  z.object({ kind: z.literal('keyWords'), entries: z.array(z.object({ term: z.string(), meaning: z.string() })) }),
  /** A picture that teaches. */
  z.object({ kind: z.literal('figure'), figure: Figure }),
  z.object({
    kind: z.literal('workedExample'),
    problem: z.string(),
    figure: Figure.optional(),
    steps: z.array(z.string()),
    answer: z.string(),
  }),
  z.object({ kind: z.literal('mistakes'), entries: z.array(z.object({ belief: z.string(), correction: z.string() })) }),
  z.object({ kind: z.literal('checkYourself'), entries: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  /** Sentences of the pupil's own upload, marked as such. */
  z.object({ kind: z.literal('fromYourNotes'), items: z.array(z.string()) }),
  /** A plain sentence to the reader, for instance about what the guide covers. */
  z.object({ kind: z.literal('note'), text: z.string() }),
]);
export type GuideBlock = z.output<typeof GuideBlock>;

export const GuideContent = z.object({ blocks: z.array(GuideBlock) });
export type GuideContent = z.output<typeof GuideContent>;

/** The pictures of a guide from top to bottom. */
export const guideFigures = ({ blocks }: GuideContent): readonly AnyFigure[] =>
  blocks.flatMap((block) => ('figure' in block && block.figure !== undefined ? [block.figure] : []));

/** Only notes to the reader: nobody covers the topic and nothing was uploaded. Said, rather than filled with words (docs/product/teaching-engine.md#the-truth-about-coverage). */
export const saysNothing = ({ blocks }: GuideContent): boolean => blocks.every(({ kind }) => kind === 'note' || kind === 'heading');
