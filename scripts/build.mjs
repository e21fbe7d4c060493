// npm run build: the pages and the vectors of the bank's texts, side by side.
import { checkNode, ensureInstalled } from './dependencies.mjs';
import { run, runQuietly } from './run.mjs';

const pages = ['run', '--silent', 'build', '--workspace', '@hedgerow/web'];
/** Does nothing where nothing changed. */
const embeddings = ['run', '--silent', 'build:embeddings'];

const buildAll = async (builds) => {
  const ended = await Promise.all(builds.map((build) => runQuietly('npm', build)));
  return { code: ended.find(({ code }) => code !== 0)?.code ?? 0, said: ended.map(({ said }) => said.trimEnd()).join('\n') };
};

/** Builds what is missing or older than its sources; `onLong` is told before it takes a while. */
export const buildWhatIsStale = async (onLong = () => {}) => {
  const isStale = (await run('node', ['apps/web/build-steps/stale.ts'])) !== 0;
  if (isStale) onLong();
  return buildAll(isStale ? [pages, embeddings] : [embeddings]);
};

if (import.meta.main) {
  ensureInstalled();
  checkNode();
  const { code, said } = await buildAll([pages, embeddings]);
  console.log(said);
  process.exit(code);
}
