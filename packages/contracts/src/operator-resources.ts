import * as z from 'zod/mini';
import { keyStages } from '@hedgerow/domain/key-stages';
import { resourceWords } from './content.ts';
import { newSlug, seen } from './operator-content.ts';
import { givenInstant, line, longText } from './shapes.ts';

export const deskResourceMessages = {
  title: 'Please give it a title.',
  description: 'Please say in a sentence or two what it is.',
  subject: 'Please give a subject.',
  resourceType: 'Please choose a kind.',
  stage: 'Please say for whom, such as Year 5 to Year 6.',
  address: 'Use small letters, numbers and single hyphens in the address, at most 80.',
  content: 'Please write the text of the PDF.',
  taken: 'There is a resource with this address already.',
  changed: 'Somebody else changed this resource while you were writing. Copy what you wrote, then open it again.',
  fromProduct: 'This resource comes with the product. Make it a draft to take it off the site.',
  missing: 'Please choose a PDF.',
  notPdf: 'Unsupported file type: Please upload a PDF.',
} as const;

export const resourceDetails = {
  title: line(120, deskResourceMessages.title),
  description: line(400, deskResourceMessages.description),
  subject: line(40, deskResourceMessages.subject),
  resourceType: line(40, deskResourceMessages.resourceType),
  stage: line(60, deskResourceMessages.stage),
  keyStage: z.enum(keyStages),
};
const id = newSlug(deskResourceMessages.address);
const words = longText(60_000).check(z.refine((text: string) => text.trim() !== '', deskResourceMessages.content));

/** A PDF that is made from Markdown. */
export const NewResourceBody = z.object({ id, ...resourceDetails, content: words, draft: z.boolean() });
export type NewResourceBody = z.output<typeof NewResourceBody>;
/** `content` null keeps the PDF that there is: the catalogue's or the uploaded one. */
export const ChangeResourceBody = z.object({ ...resourceDetails, content: z.nullable(words), draft: z.boolean(), seen });
export type ChangeResourceBody = z.output<typeof ChangeResourceBody>;
/** The fields beside an uploaded PDF. `seen` is left out of a new one, and is empty where the writer began from the product's own. */
export const UploadedResourceFields = z.object({
  id,
  ...resourceDetails,
  draft: z.enum(['true', 'false']),
  seen: z.optional(z.union([z.literal(''), givenInstant])),
});
/** For a look at the PDF before it is kept. */
export const PreviewResourceBody = z.object({
  title: resourceDetails.title,
  subject: resourceDetails.subject,
  keyStage: resourceDetails.keyStage,
  content: words,
});
export type PreviewResourceBody = z.output<typeof PreviewResourceBody>;

export const DeskResource = z.object({
  ...resourceWords,
  keyStage: z.enum(keyStages),
  source: z.enum(['catalogue', 'words', 'upload']),
  origin: z.enum(['product', 'changed', 'own']),
  content: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  draft: z.boolean(),
  updatedAt: z.nullable(z.string()),
});
export type DeskResource = z.output<typeof DeskResource>;
export const DeskResources = z.array(DeskResource);
