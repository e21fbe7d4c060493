import { lazy } from 'react';
import { PathScene } from '../ui/art/scenes.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { RenderWhenVisible } from '../ui/render-when-visible.tsx';

const SearchEverything = lazy(() => import('./public/search-everything.tsx').then((module) => ({ default: module.SearchEverything })));

export const meta = () => [{ title: '404 Page Not Found' }, { name: 'robots', content: 'noindex' }];

const NotFound = () => (
  <>
    <EmptyState order={1} scene={<PathScene />} title="404 Page Not Found" action={<ButtonLink to="/">Go to the home page</ButtonLink>}>
      We cannot find this page. The address may have a typing mistake, or the page may have moved.
    </EmptyState>
    <RenderWhenVisible placeholder={<div style={{ height: '9rem' }} />}>
      <SearchEverything />
    </RenderWhenVisible>
  </>
);
export default NotFound;
