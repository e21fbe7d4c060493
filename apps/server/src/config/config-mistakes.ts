import type { Settings } from './settings.ts';

const stripeMistakes = (settings: Settings): readonly string[] => {
  const {
    STRIPE_SECRET_KEY: secret,
    STRIPE_PUBLISHABLE_KEY: publishable,
    STRIPE_WEBHOOK_SECRET: webhook,
    STRIPE_API_BASE: base,
  } = settings;
  if (secret === undefined)
    return publishable === undefined && webhook === undefined ? [] : ['STRIPE_SECRET_KEY is missing: the other Stripe settings need it.'];
  const live = secret.includes('_live_');
  return [
    ...(publishable === undefined ? ['STRIPE_PUBLISHABLE_KEY is missing: STRIPE_SECRET_KEY is set.'] : []),
    ...(webhook === undefined ? ['STRIPE_WEBHOOK_SECRET is missing: payments would never be confirmed.'] : []),
    ...(publishable !== undefined && publishable.includes('_live_') !== live
      ? ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes (test and live).']
      : []),
    ...(live && base !== undefined ? ['STRIPE_API_BASE cannot be used with a live key.'] : []),
  ];
};

const s3Mistakes = (settings: Settings): readonly string[] => {
  const wanted = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const given = wanted.filter((name) => settings[name] !== undefined);
  return given.length === 0
    ? []
    : wanted.filter((name) => settings[name] === undefined).map((name) => `${name} is missing: other S3 settings are set.`);
};

const googleMistakes = ({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }: Settings): readonly string[] => {
  if ((id === undefined) === (secret === undefined)) return [];
  return [`${id === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET'} is missing: the other Google setting is set.`];
};

const microsoftMistakes = ({ MICROSOFT_CLIENT_ID: id, MICROSOFT_CLIENT_SECRET: secret }: Settings): readonly string[] => {
  if ((id === undefined) === (secret === undefined)) return [];
  return [`${id === undefined ? 'MICROSOFT_CLIENT_ID' : 'MICROSOFT_CLIENT_SECRET'} is missing: the other Microsoft setting is set.`];
};

const modelMistakes = (settings: Settings): readonly string[] => {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_BASE_URL: base, AI_API_KEY: key } = settings;
  if (provider === undefined)
    return [model, base, key].some((value) => value !== undefined) ? ['AI_PROVIDER is missing: other AI settings are set.'] : [];
  return [
    ...(model === undefined ? ['AI_MODEL is missing: AI_PROVIDER is set.'] : []),
    ...(provider === 'openai-compatible' && base === undefined
      ? ['AI_BASE_URL is missing: openai-compatible needs the address of its server.']
      : []),
    ...(provider !== 'openai-compatible' && key === undefined ? [`AI_API_KEY is missing: ${provider} needs one.`] : []),
  ];
};

/** The machine itself, by any of its names. */
const isThisMachine = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/** Outside production every letter can be read at /dev/mailbox, and the demonstration's password is known: never on an address of the world. */
const developmentMistakes = ({ NODE_ENV: mode, PUBLIC_URL: url }: Settings): readonly string[] => {
  if (mode === 'production' || url === undefined) return [];
  const seenAt = new URL(url);
  return seenAt.protocol === 'http:' && isThisMachine(seenAt)
    ? []
    : [`PUBLIC_URL is ${seenAt.origin} but NODE_ENV is ${mode}: that shows every letter to everybody. Set NODE_ENV=production.`];
};

const productionMistakes = (settings: Settings): readonly string[] => {
  if (settings.NODE_ENV !== 'production') return developmentMistakes(settings);
  return [
    ...(settings.RATE_LIMIT_FACTOR > 1 ? ['RATE_LIMIT_FACTOR cannot be above 1 in production.'] : []),
    ...(settings.DEMO_DATA === true ? ['DEMO_DATA cannot be on in production.'] : []),
    ...(settings.DATABASE_URL !== undefined && settings.SESSION_SECRET === undefined
      ? ['SESSION_SECRET is required in production with DATABASE_URL.']
      : []),
    ...(settings.PUBLIC_URL === undefined ? ['PUBLIC_URL is required in production: links in mail and the origin check need it.'] : []),
    ...(settings.STRIPE_SECRET_KEY?.includes('_test_') === true && settings.PAYMENTS_SANDBOX === undefined
      ? ['STRIPE_SECRET_KEY is a test key: anybody could pay with a test card. Set a live key, or PAYMENTS_SANDBOX=allow for a trial.']
      : []),
    ...(settings.STRIPE_SECRET_KEY === undefined && settings.PAYMENTS_SANDBOX === undefined
      ? ['Payments are not configured: set the STRIPE_ settings, or PAYMENTS_SANDBOX=allow for a trial without real money.']
      : []),
  ];
};

const poolerMistakes = ({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_PREPARED: prepared }: Settings): readonly string[] => {
  if (direct !== undefined)
    return url === undefined ? ['DATABASE_URL is missing: DATABASE_DIRECT_URL is the same database without its pooler.'] : [];
  return prepared === undefined ? [] : ['DATABASE_PREPARED is about a pooler: set DATABASE_DIRECT_URL, too, or leave it out.'];
};

const replicaMistakes = ({ DATABASE_URL: url, DATABASE_REPLICA_URL: replica }: Settings): readonly string[] =>
  replica !== undefined && url === undefined ? ['DATABASE_URL is missing: DATABASE_REPLICA_URL is a copy that follows it.'] : [];

/** Settings that are right alone and wrong together: one line a mistake. */
export const mistakesIn = (settings: Settings): readonly string[] => [
  ...poolerMistakes(settings),
  ...replicaMistakes(settings),
  ...stripeMistakes(settings),
  ...s3Mistakes(settings),
  ...googleMistakes(settings),
  ...microsoftMistakes(settings),
  ...modelMistakes(settings),
  ...productionMistakes(settings),
];
