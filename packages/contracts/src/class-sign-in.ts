import * as z from 'zod/mini';
import { cardPictures, cardSecrets, classAnimals, classFaces } from '@hedgerow/domain/class-sign-in';
import { pictures } from './picture-sign-in.ts';
import { id } from './shapes.ts';

export const classSignInMessages = {
  unknownCode: 'That code does not work. Ask your teacher.',
  wrong: 'Not quite. Look at your card and try again, or ask your teacher.',
  resting: 'Your card has stopped for now. Ask your teacher to turn it back on.',
  paused: 'Ask your teacher to let the class in again.',
  nobody: 'Cards are for pupils in Reception to Year 2 whose account the school opened. Nobody in this class is one.',
  allHaveOne: 'Everybody who can have a card has one. Make a new one for a pupil who lost theirs.',
  busy: 'Somebody else is printing cards of this class. Please look at the list again.',
  off: 'Signing in with cards is switched off for this class.',
} as const;

/** As somebody typed it, or as the link has it. */
const code = z.string(classSignInMessages.unknownCode).check(z.trim(), z.minLength(4), z.maxLength(20));
export const ClassCodeParams = z.object({ code });

const Face = { animal: z.nullable(z.enum(classAnimals)), number: z.number() };

/** GET /api/class-sign-in/{code}: who can sign in on a shared tablet. Names are null where the teacher chose animals. */
export const ClassOnTablet = z.object({
  className: z.string(),
  secret: z.enum(cardSecrets),
  paused: z.boolean(),
  children: z.array(z.object({ childId: id, name: z.nullable(z.string()), ...Face })),
});
export type ClassOnTablet = z.output<typeof ClassOnTablet>;

/** POST /api/class-sign-in. */
export const ClassSignInBody = z.object({
  code,
  childId: id,
  /** Of the one kind or the other, as the class has chosen. */
  pictures: z.optional(z.array(z.enum(pictures)).check(z.maxLength(cardPictures))),
  word: z.optional(z.string().check(z.maxLength(40))),
});
export type ClassSignInBody = z.output<typeof ClassSignInBody>;

/** Why a pupil of the class has no card: null, they can have one. */
const cardObstacles = ['family', 'older'] as const;
const CardPupil = z.object({
  childId: id,
  name: z.string(),
  ...Face,
  hasCard: z.boolean(),
  /** Too many wrong ones: it rests until a teacher wakes it. */
  resting: z.boolean(),
  obstacle: z.nullable(z.enum(cardObstacles)),
});
export type CardPupil = z.output<typeof CardPupil>;

/** GET /api/teacher/classes/{classId}/sign-in. */
export const ClassCards = z.object({
  open: z.boolean(),
  /** In groups of four; null before it was switched on for the first time. */
  code: z.nullable(z.string()),
  secret: z.enum(cardSecrets),
  faces: z.enum(classFaces),
  /** Too many wrong ones in the class: it waits for a teacher. */
  paused: z.boolean(),
  pupils: z.array(CardPupil),
});
export type ClassCards = z.output<typeof ClassCards>;

/** PUT /api/teacher/classes/{classId}/sign-in. */
export const ClassCardsBody = z.object({ open: z.boolean(), secret: z.enum(cardSecrets), faces: z.enum(classFaces) });
export type ClassCardsBody = z.output<typeof ClassCardsBody>;

/** POST …/sign-in/cards: a PDF with new cards for these pupils, or for everybody who has none that counts. */
export const PrintCardsBody = z.object({ childIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(60))) });
export type PrintCardsBody = z.output<typeof PrintCardsBody>;

/** POST …/sign-in/let-in: the card of one child, or the whole class. */
export const LetInBody = z.object({ childId: z.optional(id) });
