import type { Database } from '#db/client.ts';
import { avatarRepository } from './avatar.repository.ts';
import { type AvatarDeps, avatarService } from './avatar.service.ts';

export type AvatarNeeds = Omit<AvatarDeps, 'avatar'> & { readonly db: Database };

export const composeAvatar = ({ db, ...needs }: AvatarNeeds) => avatarService({ ...needs, avatar: avatarRepository(db) });
