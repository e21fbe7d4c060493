import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import 'virtual:tokens.css';
import './ui/theme/base.css';
import './ui/theme/fonts.css';
import './ui/theme/reading.css';
import './ui/art/palette.css';
import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { isMissingPart } from './lib/missing-part.ts';
import { makeClient } from './lib/query.ts';
import { readingScript } from './lib/reading-place.ts';
import { keepZodWithinPolicy } from './lib/zod-settings.ts';
import { useBack } from './ui/back-closes.ts';
import { CrashScreen } from './ui/crash-screen.tsx';
import { LiveRegion } from './ui/announce.tsx';
import { LoadingScreen } from './ui/loading-screen.tsx';
import { MissingPart } from './ui/missing-part.tsx';
import { MessageScreen } from './ui/message-screen.tsx';
import { NotFoundScreen } from './ui/not-found-screen.tsx';
import { layerOrder } from './ui/theme/layers.ts';
import { Theme } from './ui/theme/theme-provider.tsx';
import { Toasts } from './ui/toasts.tsx';
import { pageId } from './ui/use-inert-page.ts';

keepZodWithinPolicy();

export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en-GB" {...mantineHtmlProps}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fffdf8" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#10212b" media="(prefers-color-scheme: dark)" />
      {/* Before every stylesheet: the order of layers is settled by the first mention. */}
      <style>{layerOrder}</style>
      <ColorSchemeScript defaultColorScheme="auto" />
      <script>{readingScript}</script>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <Meta />
      <Links />
    </head>
    <body>
      {children}
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);

const Root = () => {
  const [client] = useState(makeClient);
  useBack();
  return (
    <QueryClientProvider client={client}>
      <Theme>
        <div id={pageId}>
          <Outlet />
        </div>
        <Toasts />
        <LiveRegion />
      </Theme>
    </QueryClientProvider>
  );
};
export default Root;

export const HydrateFallback = () => (
  <Theme>
    <LoadingScreen />
  </Theme>
);

const screenOf = (error: unknown): ReactNode => {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (!isMissingPart(error)) return <CrashScreen error={error} />;
  return (
    <MessageScreen>
      <MissingPart order={1} />
    </MessageScreen>
  );
};

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <Theme>{screenOf(error)}</Theme>;
