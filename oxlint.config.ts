import { defineConfig } from 'oxlint';
import { walls } from './walls.ts';

const element = (types: readonly string[]) => ({ element: { types: { anyOf: [...types] } } });
const from = (type: string) => ({ element: { type } });
const packages = { to: { module: { origin: ['external', 'core'] } } };
const repositories = { file: { categories: 'repository' } };
/** Another file of the same folder, for parts whose folders know no other. */
const itself = { element: { type: '{{from.element.type}}', captured: { name: '{{from.element.captured.name}}' } } };

const rows = Object.entries(walls).flatMap(([type, { uses, types = [], apart }]) => [
  { from: from(type), allow: { to: element(apart ? uses : [type, ...uses]) } },
  ...(types.length === 0 ? [] : [{ from: from(type), allow: { to: element(types), dependency: { kind: 'type' } } }]),
  ...(apart ? [{ from: from(type), allow: { to: itself } }] : []),
]);

/** Inside a module: routes know the service, the service the rules, the repository the database; compose.ts puts them together. */
const layers = [
  { from: repositories, allow: { to: from('db') } },
  { from: { file: { categories: 'routes' } }, allow: { to: from('http') } },
  { from: { file: { categories: 'routes' } }, disallow: { to: repositories } },
  { from: { file: { categories: 'compose' } }, allow: { to: element(['db', 'http']) } },
  { from: { file: { categories: 'service' } }, allow: { to: from('db'), dependency: { kind: 'type' } } },
  { from: { file: { categories: 'service' } }, disallow: { to: { module: { origin: 'external' } } } },
];

const dependencies = {
  default: 'disallow',
  checkAllOrigins: true,
  checkInternals: true,
  policies: [
    { allow: packages },
    { from: from('domain'), disallow: packages },
    ...rows,
    ...layers,
    { from: { file: { categories: 'test' } }, allow: { to: from('*') } },
    { from: { file: { categories: 'test' } }, allow: packages },
  ],
};

const boundaries = {
  'import/resolver': { typescript: true },
  'boundaries/elements': Object.entries(walls).flatMap(([type, { at, apart }]) =>
    at.map((pattern) => ({ type, pattern, ...(apart ? { capture: ['name'] } : {}) })),
  ),
  'boundaries/files': [
    { category: 'test', pattern: '**/*.test.{ts,tsx}' },
    { category: 'routes', pattern: '**/*.routes.ts' },
    { category: 'service', pattern: '**/*.service.ts' },
    { category: 'compose', pattern: '**/compose*.ts' },
    { category: 'repository', pattern: '**/*.repository.ts' },
  ],
};

/** The files of a worker share their modules (vitest.config.ts): the next file would be given the mocked one as well. */
const noModuleMocks = [
  {
    object: 'vi',
    property: 'mock',
    message: 'Mock what is under the module: the network (testing/answers.ts), the device (testing/sounds-heard.ts), a global.',
  },
];

const seedsAndTimes = [
  { object: 'Math', property: 'random', message: 'Take a seed as an argument.' },
  { object: 'Date', property: 'now', message: 'Take `now` as an argument.' },
];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'oxc', 'unicorn', 'node', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  options: {
    typeAware: true,
  },
  ignorePatterns: ['**/node_modules/**', '**/dist/**', 'apps/web/build/**', 'apps/web/.react-router/**', 'data/**'],
  jsPlugins: ['eslint-plugin-boundaries'],
  settings: boundaries,
  rules: {
    'boundaries/dependencies': ['error', dependencies],
    'no-console': 'error',
    eqeqeq: 'error',
    'no-debugger': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': [
      'error',
      {
        allow: ['**/*.css'],
      },
    ],
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/filename-case': [
      'error',
      {
        cases: {
          kebabCase: true,
        },
      },
    ],
    'max-lines': [
      'warn',
      {
        max: 300,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
    'import/no-relative-parent-imports': 'off',
    'unicorn/prefer-node-protocol': 'error',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': [
      'error',
      {
        allow: ['_default'],
      },
    ],
    'oxc/no-async-endpoint-handlers': 'off',
    'import/no-named-as-default-member': 'off',
    'vitest/expect-expect': [
      'error',
      {
        assertFunctionNames: ['expect', 'fc.assert', 'expectTypeOf'],
      },
    ],
    'typescript/consistent-return': 'off',
    'no-restricted-properties': ['error', ...noModuleMocks],
  },
  overrides: [
    {
      // Between threads of one process nothing has an origin.
      files: ['packages/embeddings/src/**', 'packages/teaching/src/safety/*screen-worker.ts'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    {
      files: ['packages/domain/src/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          {
            name: 'performance',
            message: 'Take `now` as an argument.',
          },
        ],
        'no-restricted-properties': ['error', ...seedsAndTimes, ...noModuleMocks],
      },
    },
    {
      files: ['packages/teaching/src/**'],
      rules: {
        'no-restricted-properties': ['error', ...seedsAndTimes, ...noModuleMocks],
      },
    },
    {
      files: ['apps/server/src/**'],
      rules: {
        'node/no-process-env': 'error',
      },
    },
    {
      files: ['apps/server/src/config.ts'],
      rules: {
        'node/no-process-env': 'off',
      },
    },
    {
      files: ['scripts/**', 'bench/**', '**/*-cli.ts', '**/main.ts', 'apps/web/build-steps/**'],
      rules: {
        'no-console': 'off',
      },
    },
    {
      files: [
        '**/*.config.ts',
        '**/one-postgres.ts',
        'e2e/products.ts',
        'apps/web/app/root.tsx',
        'apps/web/app/entry.server.tsx',
        'apps/web/app/routes.ts',
        'apps/web/app/routes/**',
      ],
      rules: {
        'import/no-default-export': 'off',
      },
    },
  ],
});
