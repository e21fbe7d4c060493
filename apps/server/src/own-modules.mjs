// Plain JavaScript, like what loads it: a start that finds its files in the compile cache then needs no TypeScript compiler at all.
const serverSource = new URL('./', import.meta.url).href;
const packages = new URL('../../../packages/', import.meta.url).href;
const ofPackage = /^@hedgerow\/(?!server\/)([\w-]+)\/(.+)$/;

/**
 * The file of an import of ours, by what our package.json files say, all of them alike; undefined for anybody else's. Node would look for
 * each through links, folders and export maps.
 * @param {string} specifier
 * @param {string} parent
 * @returns {string | undefined}
 */
export const ownModule = (specifier, parent) => {
  if (parent.includes('/node_modules/')) return undefined;
  const [, name, path] = ofPackage.exec(specifier) ?? [];
  if (name !== undefined && path !== undefined) return `${packages}${name}/src/${path}.ts`;
  if (!specifier.endsWith('.ts')) return undefined;
  if (specifier.startsWith('#') && parent.startsWith(serverSource)) return serverSource + specifier.slice(1);
  return specifier.startsWith('.') ? new URL(specifier, parent).href : undefined;
};

/** The package that a file is part of: whatever it imports by name is the same for all its files. */
const packageOf = /^.*\/(?:node_modules\/(?:@[^/]+\/)?[^/]+|packages\/[^/]+|apps\/[^/]+)\//;

/**
 * Under what an import by name is remembered, undefined for others.
 * @param {string} specifier
 * @param {string} parent
 * @returns {string | undefined}
 */
export const nameAsImported = (specifier, parent) => {
  if (!/^(?:@[\w.-]+\/)?\w[\w.-]*(?:\/[\w./-]+)?$/.test(specifier)) return undefined;
  const [owner] = packageOf.exec(parent) ?? [];
  return owner === undefined ? undefined : `${owner} ${specifier}`;
};
