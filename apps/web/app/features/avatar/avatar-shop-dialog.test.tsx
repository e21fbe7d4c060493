import type { AvatarItem, AvatarShop } from '@hedgerow/contracts/avatar';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentCalls } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { AvatarShopDialog } from './avatar-shop-dialog.tsx';

const item = (id: string, name: string, price: number, more: Partial<AvatarItem>): AvatarItem => ({
  id,
  name,
  price,
  category: 'character',
  place: 'character',
  image: `character/${id}`,
  unlocked: price === 0,
  equipped: false,
  ...more,
});
const panda = item('friendly-panda', 'Friendly Panda', 0, { equipped: true });
const fox = item('hill-fox', 'Hill Fox', 300, {});
const robin = item('winter-robin', 'Winter Robin', 100, {});
const stag = item('young-stag', 'Young Stag', 1000, {});
const scarf = item('woolly-scarf', 'Woolly Scarf', 200, { category: 'accessories', place: 'neck', image: 'neck/woolly-scarf' });
const before: AvatarShop = { items: [panda, fox, stag, scarf], walletPoints: 500, totalPoints: 500, chosen: true };
const bought: AvatarShop = {
  ...before,
  walletPoints: 200,
  items: [{ ...panda, equipped: false }, { ...fox, unlocked: true, equipped: true }, stag, scarf],
};

const read = 'GET /api/avatar-items';
const open = async (initials: string | undefined, ...shops: readonly AvatarShop[]) => {
  answer(read, ...shops.map((json) => ({ json })));
  const { person } = show(<AvatarShopDialog opened onClose={() => undefined} initials={initials} />);
  await screen.findByRole('list', { name: 'Character' });
  return person;
};
const tile = (name: string) => within(screen.getByRole('list')).getByRole('button', { name: new RegExp(`^${name}`) });

test('everything can be tried on; what is too dear says what is missing, and goes back', async () => {
  const person = await open(undefined, before);
  expect(tile('Friendly Panda').getAttribute('aria-pressed')).toBe('true');
  await person.click(tile('Young Stag'));
  expect(screen.getByRole('img', { name: 'Your avatar with Young Stag' })).toBeTruthy();
  expect(screen.getByText('500 points more to go')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Buy\s*Young Stag$/ }).hasAttribute('disabled')).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Put back' }));
  expect(document.activeElement).toBe(tile('Young Stag'));
  expect(tile('Friendly Panda').getAttribute('aria-pressed')).toBe('true');
  expect(sentCalls().filter((call) => call !== read)).toEqual([]);
});

test('what is bought is put on, costs points and has the focus', async () => {
  answer('POST /api/avatar-items/hill-fox/purchase', { json: { message: 'Purchase Successful!' } });
  answer('POST /api/avatar-items/hill-fox/equip', { json: { message: 'Equipped' } });
  const person = await open(undefined, before, bought);
  await person.click(tile('Hill Fox'));
  await person.click(screen.getByRole('button', { name: /^Buy\s*Hill Fox$/ }));
  expect(await screen.findByText('Purchase Successful!')).toBeTruthy();
  expect(await screen.findByText('200 points to spend')).toBeTruthy();
  expect(tile('Hill Fox').textContent).toContain('Wearing');
  await waitFor(() => expect(document.activeElement).toBe(tile('Hill Fox')));
  expect(sentCalls().filter((call) => call !== read)).toEqual([
    'POST /api/avatar-items/hill-fox/purchase',
    'POST /api/avatar-items/hill-fox/equip',
  ]);
});

test('a purchase that is pending cannot be pressed twice, and nothing else meanwhile', async () => {
  answer('POST /api/avatar-items/winter-robin/purchase', 'nothing comes');
  const person = await open(undefined, { ...before, items: [...before.items, robin] });
  await person.click(tile('Winter Robin'));
  await person.click(screen.getByRole('button', { name: /^Buy\s*Winter Robin$/ }));
  const buying = await screen.findByRole('button', { name: /^Buying\.\.\.\s*Winter Robin$/ });
  expect(buying.hasAttribute('disabled')).toBe(true);
  expect(tile('Friendly Panda').getAttribute('aria-disabled')).toBe('true');
});

test('what was bought a moment ago in another window is told, and the shop is read again', async () => {
  answer('POST /api/avatar-items/hill-fox/purchase', refusal(409, 'You have Hill Fox already.'));
  const person = await open(undefined, before, bought);
  await person.click(tile('Hill Fox'));
  await person.click(screen.getByRole('button', { name: /^Buy\s*Hill Fox$/ }));
  expect(await screen.findByText('Purchase Failed')).toBeTruthy();
  expect(screen.getByText('You have Hill Fox already.')).toBeTruthy();
  await waitFor(() => expect(tile('Hill Fox').textContent).toContain('Wearing'));
});

test('by keyboard alone: the next shelf, and a scarf that is theirs on and off', async () => {
  answer('POST /api/avatar-items/woolly-scarf/equip', { json: { message: 'Equipped' } });
  answer('DELETE /api/avatar-items/woolly-scarf/equip', { json: { message: 'Removed' } });
  const own = { ...before, items: [panda, fox, stag, { ...scarf, unlocked: true }] };
  const worn = { ...before, items: [panda, fox, stag, { ...scarf, unlocked: true, equipped: true }] };
  const person = await open(undefined, own, worn, own);
  screen.getByRole('tab', { name: 'Character' }).focus();
  await person.keyboard('{ArrowRight}{ArrowRight}');
  await screen.findByRole('list', { name: 'Accessories' });
  tile('Woolly Scarf').focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(tile('Woolly Scarf').textContent).toContain('Wearing'));
  await person.keyboard(' ');
  await waitFor(() => expect(tile('Woolly Scarf').textContent).toContain('Yours'));
  expect(tile('Woolly Scarf').getAttribute('aria-pressed')).toBe('false');
  expect(sentCalls().filter((call) => call !== read)).toEqual([
    'POST /api/avatar-items/woolly-scarf/equip',
    'DELETE /api/avatar-items/woolly-scarf/equip',
  ]);
});

test('who may show initials does until they choose, and again when they wish', async () => {
  answer('DELETE /api/avatar-items/worn', { json: { message: 'Removed' } });
  const person = await open('AL', bought, { ...bought, chosen: false });
  expect(tile('Initials').textContent).toContain('Yours');
  await person.click(tile('Initials'));
  await waitFor(() => expect(tile('Initials').textContent).toContain('Showing'));
  expect(tile('Hill Fox').textContent).toContain('Yours');
  expect(sentCalls()).toContain('DELETE /api/avatar-items/worn');
});
