import { pageTitle } from '@hedgerow/contracts/web-routes';

/** `export const meta = () => pageMeta('/blog', 'What the page is, in one or two sentences.')`: title from the table of routes. */
export const pageMeta = (path: string, description?: string) => [
  { title: pageTitle(path, 'Hedgerow') },
  ...(description === undefined ? [{ name: 'robots', content: 'noindex' }] : [{ name: 'description', content: description }]),
];
