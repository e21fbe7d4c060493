import * as z from 'zod/mini';

/** What the bank covers, for visitors. A page is a subject at a Key Stage: "maths-ks2". */
const pageId = z.string().check(z.maxLength(40), z.regex(/^[a-z]+(?:-[a-z]+)*-(?:eyfs|ks[1-4])$/, 'Not found'));
export const CoveredParams = z.object({ id: pageId });

const CoveredLink = z.object({
  id: z.string(),
  /** "KS2". */
  stage: z.string(),
  /** "Years 3 to 6". */
  years: z.string(),
  /** "15 topics". */
  topics: z.string(),
});

export const CoveredIndex = z.object({
  topics: z.int(),
  objectives: z.int(),
  subjects: z.array(z.object({ name: z.string(), pages: z.array(CoveredLink) })),
});
export type CoveredIndex = z.output<typeof CoveredIndex>;

export const CoveredTopic = z.object({
  /** Of the bank: what a question to try is asked for with. */
  id: z.string(),
  /** Its place on the page. */
  anchor: z.string(),
  title: z.string(),
  /** "Years 10 and 11, AQA". */
  years: z.string(),
  /** In plain words. */
  objectives: z.array(z.string()),
});
export type CoveredTopic = z.output<typeof CoveredTopic>;

export const CoveredPage = z.object({
  id: z.string(),
  /** "Maths, Years 3 to 6". */
  title: z.string(),
  lead: z.string(),
  stage: z.string(),
  /** What has to be said beside the list: exam boards, and how much there is. */
  notes: z.array(z.string()),
  topics: z.array(CoveredTopic),
});
export type CoveredPage = z.output<typeof CoveredPage>;

/** What a page of no subject and stage is served with. */
export const NoCoveredPage = z.object({ missing: z.literal(true) });

/** Every topic, for the search: fetched when somebody looks for something. */
export const CoveredTopics = z.array(
  z.object({
    page: z.string(),
    anchor: z.string(),
    subject: z.string(),
    title: z.string(),
    years: z.string(),
    yearGroups: z.array(z.int()),
    objectives: z.array(z.string()),
  }),
);
export type CoveredTopics = z.output<typeof CoveredTopics>;
