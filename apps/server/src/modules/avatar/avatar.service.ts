import { type AvatarShop, avatarMessages } from '@hedgerow/contracts/avatar';
import { type Actor, actingPupil, readableChild } from '@hedgerow/domain/access';
import { categoryOf, firstLook } from '@hedgerow/domain/avatar';
import { type AvatarCatalogueItem, avatarCatalogue, findAvatarItem } from '@hedgerow/domain/avatar-catalogue';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { AvatarRepository, ChildRef } from './avatar.repository.ts';

export type AvatarDeps = {
  readonly avatar: AvatarRepository;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
};

const itemOf = (id: string): AvatarCatalogueItem => {
  const item = findAvatarItem(id);
  if (item === undefined) throw new AppError('not_found', 'Not found');
  return item;
};

const buyer = (actor: Actor): ChildRef => {
  const { familyId, userId } = actingPupil(actor);
  return { familyId, childId: userId };
};

const mustAlwaysHave = (place: string): boolean => place in firstLook;

export const avatarService = ({ avatar, transaction, now }: AvatarDeps) => ({
  shop: async (actor: Actor): Promise<AvatarShop> => {
    const whose = readableChild(actor, undefined);
    const [points, bought, worn] = await Promise.all([avatar.points(whose), avatar.bought(whose), avatar.worn(whose)]);
    const mine = new Set<string>(bought);
    const on: Readonly<Record<string, string>> = { ...firstLook, ...Object.fromEntries(worn.map(({ place, itemId }) => [place, itemId])) };
    return {
      items: avatarCatalogue.map(({ id, name, place, price }) => ({
        id,
        name,
        place,
        category: categoryOf(place),
        price,
        image: `${place}/${id}`,
        unlocked: price === 0 || mine.has(id),
        equipped: on[place] === id,
      })),
      walletPoints: points.wallet,
      totalPoints: points.lifetime,
      chosen: worn.length > 0,
    };
  },

  /** Exactly once, however often it is pressed; the wallet never falls below nothing, whatever is bought at the same time. */
  purchase: async (actor: Actor, id: string): Promise<{ readonly message: string }> => {
    const whose = buyer(actor);
    const item = itemOf(id);
    await transaction(async (runner) => {
      const wallet = await avatar.walletForUpdate(runner, whose);
      if (item.price === 0 || (await avatar.hasBought(runner, whose, item.id)))
        throw new AppError('conflict', `You have ${item.name} already.`);
      const missing = item.price - wallet;
      if (missing > 0) throw new AppError('conflict', `${item.name} needs ${missing} more ${missing === 1 ? 'point' : 'points'}.`);
      await avatar.buy(runner, whose, item.id, item.price, now());
    });
    return { message: avatarMessages.bought };
  },

  equip: async (actor: Actor, id: string): Promise<{ readonly message: string }> => {
    const whose = buyer(actor);
    const item = itemOf(id);
    await transaction(async (runner) => {
      if (item.price > 0 && !(await avatar.hasBought(runner, whose, item.id)))
        throw new AppError('forbidden', `${item.name} is not yours yet.`);
      await avatar.putOn(runner, whose, item.place, item.id);
    });
    return { message: `${item.name} is on.` };
  },

  /** Accessories only: a character, a style and a background are changed for another. */
  takeOff: async (actor: Actor, id: string): Promise<{ readonly message: string }> => {
    const whose = buyer(actor);
    const item = itemOf(id);
    if (mustAlwaysHave(item.place)) throw new AppError('conflict', `Choose another one instead of ${item.name}.`);
    await avatar.takeOff(whose, item.id);
    return { message: `${item.name} is off.` };
  },

  /** As in the beginning: initials from age 14, the panda below. What was bought stays theirs. */
  takeAllOff: async (actor: Actor): Promise<{ readonly message: string }> => {
    await avatar.takeAllOff(buyer(actor));
    return { message: 'Everything is off.' };
  },
});
export type AvatarService = ReturnType<typeof avatarService>;
