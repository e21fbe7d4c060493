import * as z from 'zod/mini';
import { modelOutcomes, modelPurposes, modelReasons } from '@hedgerow/domain/model-use';
import { unfitCategories } from '@hedgerow/domain/unfit-categories';
import { id } from './shapes.ts';

/** GET /api/parent/ai-log/{childId}: what an AI model was asked for this child, the newest first. Empty where no model is used. */
export const AiLog = z.array(
  z.object({
    id,
    at: z.string(),
    purpose: z.enum(modelPurposes),
    /** "Questions on rivers (Geography)". */
    what: z.string(),
    model: z.string(),
    /** `offline`: the model's words were not used, and our own engine did the work; `refused`: nothing was made. */
    outcome: z.enum(modelOutcomes),
    reason: z.nullable(z.enum(modelReasons)),
    /** Of a text that was refused: why, never the words. */
    category: z.nullable(z.enum(unfitCategories)),
    /** Items that passed every check, and items that did not. */
    kept: z.int(),
    dropped: z.int(),
  }),
);
export type AiLog = z.output<typeof AiLog>;
