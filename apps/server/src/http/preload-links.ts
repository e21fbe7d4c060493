import { preloadQueries } from '@hedgerow/contracts/reads';
import type { Actor } from '@hedgerow/domain/access';

/** These hand over what was named; Safari, and every browser of a telephone by Apple, would read it twice. */
const handsOver = /(?:Chrome|Chromium|Firefox)\//;

const stylesheet = /<link rel="stylesheet" href="([^"#]+)/g;
/** More than half of the code lies in this one file: nothing small may stand in front of it. */
const largestScript = /<link rel="modulepreload" href="([^"]+\/react-[^"]+)/g;

const named = (html: string, what: RegExp, as: string): readonly string[] =>
  [...html.matchAll(what)].map(([, address]) => `<${address}>; ${as}`);

/**
 * The `link` header of a dashboard: what its first view reads comes beside its code and not after it. The stylesheets and the largest
 * script are named before that, so that neither waits. Always a header, also for visitors: a page that the browser has kept takes over
 * the new one. `browser` is the request's `user-agent`.
 */
export const preloadLinks = (html: string, page: string, actor: Actor | null, browser = ''): readonly string[] => [
  ...named(html, stylesheet, 'rel=preload; as=style'),
  ...named(html, largestScript, 'rel=modulepreload'),
  ...(handsOver.test(browser) ? preloadQueries(page, actor) : []).map(
    (address) => `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`,
  ),
];
