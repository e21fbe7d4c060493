import { classSignInMessages, type PrintCardsBody } from '@hedgerow/contracts/class-sign-in';
import { animalDrawings, pictureDrawings } from '@hedgerow/contracts/picture-drawings';
import { pictures } from '@hedgerow/contracts/picture-sign-in';
import type { Actor } from '@hedgerow/domain/access';
import { animalName, animalOf, drawPictures, drawWord } from '@hedgerow/domain/class-sign-in';
import { AppError } from '@hedgerow/domain/errors';
import { spacedCode } from '@hedgerow/domain/school-codes';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Identity } from '#ports/identity.ts';
import type { PdfRenderer } from '#ports/pdf-renderer.ts';
import type { OwnClass } from '../classes/own-class.ts';
import { printedDrawing } from './card-drawing.ts';
import type { CardPupilRow, ClassSignInRepository, ClassSignInRow, NewCard } from './class-sign-in.repository.ts';
import { obstacleOn } from './class-sign-in.service.ts';

export type ClassCardsDeps = {
  readonly rows: ClassSignInRepository;
  readonly ownClass: OwnClass;
  readonly identity: Pick<Identity, 'hashPassword'>;
  readonly pages: Pick<PdfRenderer, 'classCardsPdf'>;
  readonly publicUrl: string;
  readonly productName: string;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  /** Unpredictable, 0 <= x < 1. */
  readonly draw: () => number;
};

const pictureOf = (picture: (typeof pictures)[number]) => ({
  name: picture.charAt(0).toUpperCase() + picture.slice(1),
  svg: printedDrawing(pictureDrawings[picture]),
});

/** Places that nobody in the class has, the lowest first. */
const freePlaces = function* (pupils: readonly CardPupilRow[]): Generator<number, never> {
  const taken = new Set(pupils.map(({ place }) => place));
  for (let place = 0; ; place += 1) if (!taken.has(place)) yield place;
};

/** Cards to print: each with a new secret, which is kept as a hash and never shown again. */
export const classCardsService = (deps: ClassCardsDeps) => {
  const { rows, ownClass, identity, pages, publicUrl, productName, transaction, now, draw } = deps;
  const obstacleOf = obstacleOn(now);

  const drawSecret = (secret: ClassSignInRow['secret']) => {
    if (secret === 'word') {
      const word = drawWord(draw);
      return { given: word, pictures: [], word };
    }
    const drawn = drawPictures(pictures, draw);
    return { given: drawn.join(' '), pictures: drawn.map(pictureOf), word: null };
  };

  return {
    /**
     * New cards for these pupils, or for whoever has none. Nothing is changed unless the pages could be made.
     * Errors: conflict (switched off, or nobody needs one), not_found (somebody who can have none).
     */
    print: async (actor: Actor, classId: string, { childIds }: PrintCardsBody) => {
      const { name: className } = await ownClass(actor, classId, 'teach');
      const [signIn, all] = await Promise.all([rows.of(classId), rows.pupils(classId)]);
      if (signIn === undefined || !signIn.open) throw new AppError('conflict', classSignInMessages.off);
      const able = all.filter((pupil) => obstacleOf(pupil) === null);
      const wanted = new Set(childIds);
      const pupils = able.filter(({ childId, secret }) => (childIds === undefined ? secret !== signIn.secret : wanted.has(childId)));
      if (childIds !== undefined && pupils.length < wanted.size) throw new AppError('not_found', 'Not found');
      if (pupils.length === 0) throw new AppError('conflict', classSignInMessages.allHaveOne);

      const places = freePlaces(all);
      const made = pupils.map((pupil) => ({ pupil, place: pupil.place ?? places.next().value, secret: drawSecret(signIn.secret) }));
      const pdf = await pages.classCardsPdf({
        className,
        productName,
        code: spacedCode(signIn.code),
        address: `${publicUrl.replace(/^https?:\/\//, '')}/class/${signIn.code}`,
        cards: made.map(({ pupil, place, secret: { pictures: shown, word } }) => {
          const face = animalOf(place);
          const animal = signIn.faces === 'animals' ? { name: animalName(face), svg: printedDrawing(animalDrawings[face.animal]) } : null;
          return { name: `${pupil.firstName} ${pupil.lastName}`, animal, pictures: shown, word };
        }),
      });
      const cards: NewCard[] = [];
      for (const { pupil, place, secret } of made) {
        const { familyId, childId } = pupil;
        const secretHash = await identity.hashPassword(secret.given);
        cards.push({ familyId, classId, childId, secret: signIn.secret, secretHash, place, createdAt: now() });
      }
      await transaction((runner) => rows.put(runner, cards)).catch((cause: unknown) => {
        throw rows.isPlaceTaken(cause) ? new AppError('conflict', classSignInMessages.busy, { cause }) : cause;
      });
      return { name: `Sign-in cards of ${className}.pdf`, pdf, childIds: pupils.map(({ childId }) => childId) };
    },
  };
};
export type ClassCardsService = ReturnType<typeof classCardsService>;
