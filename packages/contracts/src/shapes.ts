import * as z from 'zod/mini';

/** Text without NUL and lone surrogates: PostgreSQL refuses the one, and the other is no text. */
const wellFormed = z.refine<string>(
  (text) => text.isWellFormed() && !text.includes('\u0000'),
  'This text has characters that we cannot save.',
);

/** A line that a person typed: trimmed, with `required` said when it is empty. */
export const line = (max: number, required: string) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(max, `Please use at most ${max} characters.`), wellFormed);

/** What makes a link or an offer of a name: our letters carry names to other people. */
const noName = /[<>@£$€:/\\]|www\.|\p{L}\.\p{L}{2,}/iu;

/** Somebody's name, as it may stand in a letter to a stranger. */
export const nameLine = (max: number, required: string) =>
  line(max, required).check(z.refine((text) => !noName.test(text), 'Please enter a name without links or signs.'));

/** A line that may stay empty. */
export const optionalLine = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `Please use at most ${max} characters.`), wellFormed);

/** Longer text with line breaks. */
export const longText = (max: number) => z.string().check(z.maxLength(max, `Please use at most ${max} characters.`), wellFormed);

export const id = z.uuid('Not found');
export const IdParams = z.object({ id });
export const UserIdParams = z.object({ userId: id });
export const ChildIdParams = z.object({ childId: id });

/** An instant as ISO 8601 text. */
export const instant = z.string();

const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
/** One that we gave and that comes back. A pattern of our own: the library's, for every calendar, would travel with each page that signs up. */
export const givenInstant = z
  .string()
  .check(z.refine((text) => isoInstant.test(text) && !Number.isNaN(Date.parse(text)), 'This moment cannot be read. Please begin again.'));

export const Message = z.object({ message: z.string() });
export const Success = z.object({ success: z.boolean(), message: z.optional(z.string()) });
