import {
  type ClassCards,
  type ClassCardsBody,
  classSignInMessages,
  type ClassOnTablet,
  type ClassSignInBody,
} from '@hedgerow/contracts/class-sign-in';
import { lastPictureYear } from '@hedgerow/contracts/picture-sign-in';
import type { Actor } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { animalOf, cardSessionEnds, cardTries, classTries, readWord } from '@hedgerow/domain/class-sign-in';
import { AppError } from '@hedgerow/domain/errors';
import { classCodeLength, drawCode, readCode, spacedCode } from '@hedgerow/domain/school-codes';
import { currentYearOf } from '@hedgerow/domain/year-groups';
import type { Clock } from '#ports/clock.ts';
import type { Identity, Visitor } from '#ports/identity.ts';
import type { AccountsService, Entered } from '../accounts/accounts.service.ts';
import type { OwnClass } from '../classes/own-class.ts';
import type { CardPupilRow, ClassSignInRepository, ClassSignInRow } from './class-sign-in.repository.ts';

export type ClassSignInDeps = {
  readonly rows: ClassSignInRepository;
  readonly ownClass: OwnClass;
  readonly identity: Pick<Identity, 'passwordMatches' | 'openSession'>;
  readonly accounts: Pick<AccountsService, 'entered'>;
  readonly now: Clock;
  /** Unpredictable, 0 <= x < 1. */
  readonly draw: () => number;
};

/** Why somebody has no card: the account is their family's, or they are past the age; null, they can have one. */
export const obstacleOn =
  (now: Clock) =>
  ({ own, yearGroup, academicYear }: CardPupilRow): 'family' | 'older' | null => {
    if (!own) return 'family';
    return currentYearOf({ yearGroup, academicYear }, londonDate(now())) > lastPictureYear ? 'older' : null;
  };

/** "Ada", or "Ada B" where there are two. */
const calledIn = (pupils: readonly CardPupilRow[]) => {
  const many = Map.groupBy(pupils, ({ firstName }) => firstName.toLowerCase());
  return ({ firstName, lastName }: CardPupilRow): string =>
    (many.get(firstName.toLowerCase())?.length ?? 1) > 1 ? `${firstName} ${lastName.slice(0, 1)}` : firstName;
};

const refused = () => new AppError('signed_out', classSignInMessages.wrong);
const usual = { open: false, code: null, secret: 'pictures', faces: 'names', wrong: 0 } as const;
const faceOf = (place: number | null) => (place === null ? { animal: null, number: 0 } : animalOf(place));

/** The youngest of a class come in on a shared tablet: by the class's code, as themselves, with what is on their card. */
export const classSignInService = ({ rows, ownClass, identity, accounts, now, draw }: ClassSignInDeps) => {
  const obstacleOf = obstacleOn(now);

  const view = async (classId: string): Promise<ClassCards> => {
    const [row, pupils] = await Promise.all([rows.of(classId), rows.pupils(classId)]);
    const { open, code, secret, faces, wrong }: Omit<ClassSignInRow, 'classId' | 'createdAt' | 'code'> & { code: string | null } =
      row ?? usual;
    return {
      open,
      code: code === null ? null : spacedCode(code),
      secret,
      faces,
      paused: wrong >= classTries,
      pupils: pupils.map((pupil) => ({
        childId: pupil.childId,
        name: `${pupil.firstName} ${pupil.lastName}`,
        ...faceOf(pupil.place),
        hasCard: pupil.secret === secret,
        resting: (pupil.wrong ?? 0) >= cardTries,
        obstacle: obstacleOf(pupil),
      })),
    };
  };

  /** Errors: not_found (no class has this code, or it is switched off). */
  const classOf = async (code: string) => {
    const found = await rows.byCode(readCode(code));
    if (found === undefined) throw new AppError('not_found', classSignInMessages.unknownCode);
    return found;
  };
  const onTablet = async ({ classId, secret }: Pick<ClassSignInRow, 'classId' | 'secret'>) =>
    (await rows.pupils(classId)).filter((pupil) => pupil.secret === secret && obstacleOf(pupil) === null);

  return {
    /** What a teacher sees and sets. Errors: not_found (a class that is not theirs). */
    ofClass: async (actor: Actor, classId: string): Promise<ClassCards> => {
      await ownClass(actor, classId, 'teach');
      return view(classId);
    },

    /** Errors: conflict (nobody in the class can have a card). */
    set: async (actor: Actor, classId: string, { open, secret, faces }: ClassCardsBody): Promise<ClassCards> => {
      await ownClass(actor, classId, 'teach');
      if (open && !(await rows.pupils(classId)).some((pupil) => obstacleOf(pupil) === null))
        throw new AppError('conflict', classSignInMessages.nobody);
      await rows.set({ classId, open, secret, faces, code: drawCode(classCodeLength, draw), createdAt: now() });
      return view(classId);
    },

    /** The old link opens nothing any more; the cards stay. Errors: conflict (never switched on). */
    newCode: async (actor: Actor, classId: string): Promise<ClassCards> => {
      await ownClass(actor, classId, 'teach');
      if (!(await rows.setCode(classId, drawCode(classCodeLength, draw)))) throw new AppError('conflict', classSignInMessages.off);
      return view(classId);
    },

    /** After too many wrong ones: a child's card, or the class. */
    letIn: async (actor: Actor, classId: string, childId: string | undefined): Promise<ClassCards> => {
      await ownClass(actor, classId, 'teach');
      if (childId === undefined) await rows.letInClass(classId);
      else if (!(await rows.letIn(classId, childId))) throw new AppError('not_found', 'Not found');
      return view(classId);
    },

    /** Who can come in on a shared tablet, by the code of the class. */
    onTablet: async (code: string): Promise<ClassOnTablet> => {
      const { signIn, className } = await classOf(code);
      const pupils = await onTablet(signIn);
      const called = calledIn(pupils);
      const children = pupils.map((pupil) => {
        const name = signIn.faces === 'names' ? called(pupil) : null;
        return {
          childId: pupil.childId,
          name,
          ...(name === null ? faceOf(pupil.place) : { animal: null, number: 0 }),
          place: pupil.place ?? 0,
        };
      });
      // By name they stand in the order of the alphabet; by animal in that of the animals, which tells nothing of the names.
      const shown = signIn.faces === 'names' ? children : children.toSorted((one, other) => one.place - other.place);
      return {
        className,
        secret: signIn.secret,
        paused: signIn.wrong >= classTries,
        children: shown.map(({ place: _place, ...face }) => face),
      };
    },

    /** Errors: not_found (the code), signed_out (wrong), forbidden (the card rests, or the class waits for its teacher). */
    signIn: async ({ code, childId, pictures, word }: ClassSignInBody, visitor: Visitor, before: string | null): Promise<Entered> => {
      const { signIn } = await classOf(code);
      const { classId, secret } = signIn;
      if (!(await onTablet(signIn)).some((pupil) => pupil.childId === childId)) throw refused();
      const counted = await rows.guess(classId, childId);
      if (counted !== 'taken') throw new AppError('forbidden', classSignInMessages[counted], { details: { reason: counted } });
      const given = secret === 'pictures' ? (pictures ?? []).join(' ') : readWord(word ?? '');
      const hash = await rows.secretOf(classId, childId);
      if (hash === undefined || !(await identity.passwordMatches(hash, given))) throw refused();
      await rows.wasRight(classId, childId);
      return accounts.entered(await identity.openSession(childId, visitor, cardSessionEnds(now())), before);
    },
  };
};
export type ClassSignInService = ReturnType<typeof classSignInService>;
