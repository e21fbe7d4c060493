import * as z from 'zod/mini';

/** What one part of a question was: of a practice and of its review. Before the question is closed nothing tells its right answer. */
export const PartResult = z.object({
  verdict: z.enum(['right', 'carried', 'nearly', 'wrong']),
  say: z.string(),
  earned: z.int(),
  marks: z.int(),
  /** HTML, as the two below: what the pupil wrote; '' where nothing. */
  given: z.string(),
  /** '' until it is closed. */
  answer: z.string(),
  /** The working; none until it is closed. */
  steps: z.array(z.string()),
});
export type PartResult = z.output<typeof PartResult>;
