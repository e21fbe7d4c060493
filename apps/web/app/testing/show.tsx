import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { makeClient } from '../lib/query.ts';
import { LiveRegion } from '../ui/announce.tsx';
import { Theme } from '../ui/theme/theme-provider.tsx';
import { Toasts } from '../ui/toasts.tsx';

/** Shows a part of a screen as root.tsx would, at an address; answers who types and presses, and where the person is. */
export const show = (part: ReactNode, at = '/here') => {
  const router = createMemoryRouter(
    [
      { path: at, element: part },
      { path: '*', element: <p>another page</p> },
    ],
    { initialEntries: [at] },
  );
  const client = makeClient();
  render(
    <QueryClientProvider client={client}>
      <Theme>
        <RouterProvider router={router} />
        <Toasts />
        <LiveRegion />
      </Theme>
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), client, address: () => router.state.location.pathname };
};
