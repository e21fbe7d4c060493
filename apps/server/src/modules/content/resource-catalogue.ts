import { z } from 'zod';
import { difficulties } from '@hedgerow/domain/difficulties';
import { keyStages } from '@hedgerow/domain/key-stages';
import { subjectIds } from '@hedgerow/domain/subjects';
import { contentFile } from './content-files.ts';

const topic = { subject: z.enum(subjectIds), keyStage: z.enum(keyStages), topic: z.string(), seed: z.int() };

/** How a resource's PDF is made: always the same, because the seed stands here. */
const Make = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('worksheet'), ...topic, difficulty: z.enum(difficulties), questions: z.int().min(5).max(20) }),
  z.object({ kind: z.literal('guide'), ...topic }),
  z.object({ kind: z.literal('cards'), ...topic, cards: z.int().min(8).max(32) }),
  /** Our own words, from `content/study-guides`. */
  z.object({ kind: z.literal('words'), keyStage: z.enum(keyStages), file: z.string() }),
]);

const Resource = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  description: z.string(),
  subject: z.string(),
  resourceType: z.string(),
  stage: z.string(),
  make: Make,
});
export type CatalogueResource = z.output<typeof Resource>;

/** The free library: `apps/server/content/resources.json`, read once at the start. */
export const resourceCatalogue = (): readonly CatalogueResource[] => z.array(Resource).parse(JSON.parse(contentFile('resources.json')));
