import { webRoutes } from '@hedgerow/contracts/web-routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

type Entry = { readonly path?: string; readonly index?: boolean; readonly children?: readonly Entry[] };

const addresses = (entries: readonly Entry[], below = ''): readonly string[] =>
  entries.flatMap(({ path, index, children }) => {
    const address = path === undefined ? below : `${below}/${path}`;
    if (children) return addresses(children, address);
    return index === true ? [below || '/'] : [address];
  });

test('the screens of the app and the table of web routes name the same addresses', () => {
  const screens = addresses(routes as readonly Entry[]).filter((address) => address !== '/*');
  const listed = webRoutes.map(({ path }) => path);
  expect([...new Set(screens)].toSorted()).toEqual(listed.toSorted());
});
