// npm run build: the pages and the vectors of the bank's texts, side by side.
import { checkNode, ensureInstalled } from './dependencies.mjs';
import { run, runQuietly } from './run.mjs';

const pages = ['run', '--silent', 'build', '--workspace', '@hedgerow/web'];
/** Does nothing where nothing changed. Some minutes of one core on a new checkout, so a start and the tests do not wait for it. */
const embeddings = ['run', '--silent', 'build:embeddings'];

const buildAll = async (builds) => {
  const ended = await Promise.all(builds.map((build) => runQuietly('npm', build)));
  return { code: ended.find(({ code }) => code !== 0)?.code ?? 0, said: ended.map(({ said }) => said.trimEnd()).join('\n') };
};

/** Builds the pages where they are missing or older than their sources; `onLong` is told before it takes a while. */
export const buildStalePages = async (onLong = () => {}) => {
  const isStale = (await run('node', ['apps/web/build-steps/stale.ts'])) !== 0;
  if (!isStale) return { code: 0, said: '' };
  onLong();
  return buildAll([pages]);
};

/** Until it is done, requests are answered by their words alone. */
export const buildEmbeddingsBeside = () => runQuietly('npm', embeddings);

if (import.meta.main) {
  ensureInstalled();
  checkNode();
  const { code, said } = await buildAll([pages, embeddings]);
  console.log(said);
  process.exit(code);
}
