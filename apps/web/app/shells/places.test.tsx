import { findWebRoute } from '@hedgerow/contracts/web-routes';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { ParentPlaces } from './parent-places.tsx';
import { SchoolPlaces } from './school-places.tsx';
import { TeacherPlaces } from './teacher-places.tsx';

const places: readonly (readonly [string, ReactNode])[] = [
  ['a parent', <ParentPlaces key="parent" carer={false} />],
  ['a teacher', <TeacherPlaces key="teacher" />],
  ['an administrator', <SchoolPlaces key="school" />],
];

test.each(places)('the tab of a page says what %s pressed to get there', (_, navigation) => {
  show(navigation);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(5);
  for (const link of links) expect(findWebRoute(link.getAttribute('href') ?? '')?.title).toBe(link.textContent);
});
