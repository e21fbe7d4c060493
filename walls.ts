/**
 * Who may use whom: one row a part of the house, with where it lies, what it may use, and what it may know the types of only.
 * The linter makes an error of everything else (oxlint.config.ts); ARCHITECTURE.md says why.
 */
type Wall = {
  readonly at: readonly string[];
  readonly uses: readonly string[];
  readonly types?: readonly string[];
  /** Each folder in it is a part of its own, and knows no other. */
  readonly apart?: true;
};

const knowledge = ['figures', 'curriculum', 'embeddings', 'teaching'];

export const walls: Readonly<Record<string, Wall>> = {
  domain: { at: ['packages/domain'], uses: [] },
  contracts: { at: ['packages/contracts'], uses: ['domain'] },
  figures: { at: ['packages/figures'], uses: ['domain'] },
  curriculum: { at: ['packages/curriculum'], uses: ['domain', 'figures'] },
  embeddings: { at: ['packages/embeddings'], uses: [] },
  teaching: { at: ['packages/teaching'], uses: ['domain', 'figures', 'curriculum', 'embeddings'] },
  'stripe-sandbox': { at: ['packages/stripe-sandbox'], uses: [] },
  module: {
    at: ['apps/server/src/modules/*'],
    apart: true,
    uses: ['domain', 'contracts', ...knowledge, 'ports'],
    types: ['http', 'module'],
  },
  ports: { at: ['apps/server/src/ports'], uses: ['domain'], types: [...knowledge, 'contracts'] },
  adapters: { at: ['apps/server/src/adapters'], uses: ['domain', 'contracts', ...knowledge, 'ports'], types: ['db'] },
  db: { at: ['apps/server/src/db'], uses: ['domain'], types: knowledge },
  http: { at: ['apps/server/src/http'], uses: ['domain', 'contracts', 'ports'], types: ['db'] },
  infrastructure: {
    at: ['apps/server/src/infrastructure'],
    uses: ['domain', ...knowledge, 'ports', 'adapters', 'db', 'stripe-sandbox'],
    types: ['server', 'module'],
  },
  server: {
    at: ['apps/server/src'],
    uses: ['domain', 'contracts', ...knowledge, 'ports', 'adapters', 'db', 'http', 'module', 'infrastructure', 'stripe-sandbox'],
  },
  feature: { at: ['apps/web/app/features/*'], apart: true, uses: ['domain', 'contracts', 'web'] },
  'web-shell': { at: ['apps/web/app/shells'], uses: ['domain', 'contracts', 'web', 'feature'] },
  web: { at: ['apps/web/app/ui', 'apps/web/app/lib'], uses: ['domain', 'contracts'] },
  'web-route': { at: ['apps/web/app/routes', 'apps/web/app'], uses: ['domain', 'contracts', 'web', 'feature', 'web-shell'] },
  bench: {
    at: ['bench'],
    uses: ['domain', 'contracts', ...knowledge, 'stripe-sandbox', 'ports', 'adapters', 'db', 'http', 'infrastructure', 'server', 'e2e'],
  },
  e2e: { at: ['e2e'], uses: ['domain', 'contracts'] },
};
