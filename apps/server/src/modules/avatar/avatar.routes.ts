import { AvatarItemParams, AvatarShop } from '@hedgerow/contracts/avatar';
import { Message } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import type { AvatarService } from './avatar.service.ts';

/** docs/product/rewards.md#the-avatar: the avatar shop is for students alone. */
export const avatarRoutes = (app: Routes, { avatar }: { readonly avatar: AvatarService }): void => {
  const config = { access: 'pupil' } as const;
  const schema = { params: AvatarItemParams, response: { 200: Message } };

  app.get('/api/avatar-items', { config, schema: { response: { 200: AvatarShop } } }, (request) => avatar.shop(actorOf(request)));
  app.post('/api/avatar-items/:id/purchase', { config, schema }, (request) => avatar.purchase(actorOf(request), request.params.id));
  app.post('/api/avatar-items/:id/equip', { config, schema }, (request) => avatar.equip(actorOf(request), request.params.id));
  app.delete('/api/avatar-items/:id/equip', { config, schema }, (request) => avatar.takeOff(actorOf(request), request.params.id));
  app.delete('/api/avatar-items/worn', { config, schema: { response: { 200: Message } } }, (request) =>
    avatar.takeAllOff(actorOf(request)),
  );
};
