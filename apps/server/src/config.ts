import { resolve } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['true', 'false', '1', '0', 'on', 'off']).transform((text) => ['true', '1', 'on'].includes(text));
const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must be 0 or more')
  .max(65_535, 'must be at most 65535');
/** A number of tokens a London day. */
const tokens = z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 or more');
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** Every setting of the README's table. Empty text counts as not set. */
const Settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DEMO_DATA: flag.optional(),
  TRUST_PROXY: z.string().optional(),
  RATE_LIMIT_FACTOR: z.coerce.number('must be a number').positive('must be above 0').max(100_000, 'must be at most 100000').default(1),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().optional(),
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('eu-west-2'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must be a Stripe secret key')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, 'must be a Stripe publishable key')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  STRIPE_API_BASE: address.optional(),
  PAYMENTS_SANDBOX: z.enum(['allow']).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address.default('https://accounts.google.com'),
  AI_PROVIDER: z.enum(['openai-compatible', 'openai', 'anthropic', 'google']).optional(),
  AI_BASE_URL: address.optional(),
  AI_MODEL: z.string().max(200).optional(),
  AI_API_KEY: z.string().optional(),
  AI_TOKENS_PER_CHILD: tokens.default(200_000),
  AI_TOKENS_PER_FAMILY: tokens.default(500_000),
  AI_TOKENS_PER_DAY: tokens.default(5_000_000),
  SUPPORT_EMAIL: z.email().default('help@hedgerow.example'),
  VAT_NUMBER: z
    .string()
    .regex(/^(GB)?[\d ]{9,15}$/, 'must be a VAT registration number such as GB123456789')
    .optional(),
  PRODUCT_NAME: z.string().max(40).default('Hedgerow'),
  COMPANY_DETAILS: z.string().max(400).optional(),
  SOCIAL_LINKS: z
    .string()
    .regex(/^https:\/\/\S+(?:\s*,\s*https:\/\/\S+)*$/, 'must be https addresses with commas between them')
    .optional(),
  WORKER: z.enum(['web', 'jobs', 'both']).default('both'),
  OFFLINE: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
type Settings = z.output<typeof Settings>;

/** A mistake in the settings: one line for each, for the person who starts the server. */
export class ConfigError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

export type StripeKeys = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly apiBase: string | undefined;
};
export type S3Settings = {
  readonly endpoint?: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export type GoogleSettings = { readonly clientId: string; readonly clientSecret: string; readonly issuer: string };

/** The teaching model; without one the offline engine teaches alone. */
export type ModelConfig = {
  readonly provider: NonNullable<Settings['AI_PROVIDER']>;
  readonly model: string;
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly tokensPerChild: number;
  readonly tokensPerFamily: number;
  readonly tokensPerDay: number;
};

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Base of links in mail and of the origin check; no slash at the end. */
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly production: boolean;
  readonly demoData: boolean;
  readonly trustProxy: readonly string[];
  readonly rateLimitFactor: number;
  readonly sessionSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly s3: S3Settings | undefined;
  readonly stripe: StripeKeys | undefined;
  /** PAYMENTS_SANDBOX=allow: the sandbox may stand in for a provider in production, for a trial. */
  readonly sandboxAllowed: boolean;
  /** Google sign-in shows only where it is configured (decisions.md 3). */
  readonly google: GoogleSettings | undefined;
  readonly model: ModelConfig | undefined;
  readonly supportEmail: string;
  /** Invoices speak of VAT only where it is set. */
  readonly vatNumber: string | undefined;
  readonly productName: string;
  /** Who stands behind the product (name, number, registered office), as the law wants it on the pages; none until an operator says it. */
  readonly companyDetails: string | undefined;
  /** Our own pages elsewhere, for the footer; none until an operator names them. */
  readonly socialLinks: readonly string[];
  readonly worker: 'web' | 'jobs' | 'both';
  /** Whether a pupil's browser may keep the day's learning for a time without a line. */
  readonly offline: boolean;
  readonly logLevel: Settings['LOG_LEVEL'];
};

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

const modelConfig = (settings: Settings): ModelConfig | undefined => {
  const { AI_PROVIDER: provider, AI_MODEL: model } = settings;
  if (provider === undefined || model === undefined) return undefined;
  return {
    provider,
    model,
    baseUrl: settings.AI_BASE_URL,
    apiKey: settings.AI_API_KEY,
    tokensPerChild: settings.AI_TOKENS_PER_CHILD,
    tokensPerFamily: settings.AI_TOKENS_PER_FAMILY,
    tokensPerDay: settings.AI_TOKENS_PER_DAY,
  };
};

const productionMistakes = (settings: Settings): readonly string[] => {
  if (settings.NODE_ENV !== 'production') return [];
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

const stripeKeys = (settings: Settings): StripeKeys | undefined => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) return undefined;
  return { secretKey, publishableKey, webhookSecret, apiBase: settings.STRIPE_API_BASE };
};

const googleSettings = (settings: Settings): GoogleSettings | undefined => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings;
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret, issuer: issuer.replace(/\/+$/, '') };
};

const s3Settings = (settings: Settings): S3Settings | undefined => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return {
    ...(settings.S3_ENDPOINT === undefined ? {} : { endpoint: settings.S3_ENDPOINT }),
    bucket,
    region: settings.S3_REGION,
    accessKeyId,
    secretAccessKey,
  };
};

const complaint = (issue: z.core.$ZodIssue): string => {
  const what = issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue.message;
  return `${issue.path.join('.')}: ${what}`;
};

/** Reads the environment once. Throws `ConfigError` with one clear line a mistake. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const read = Settings.safeParse(set);
  if (!read.success) throw new ConfigError(read.error.issues.map(complaint));
  const settings = read.data;
  const mistakes = [
    ...stripeMistakes(settings),
    ...s3Mistakes(settings),
    ...googleMistakes(settings),
    ...modelMistakes(settings),
    ...productionMistakes(settings),
  ];
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  const production = settings.NODE_ENV === 'production';
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    production,
    demoData: settings.DEMO_DATA ?? settings.NODE_ENV === 'development',
    trustProxy: settings.TRUST_PROXY?.split(',').map((part) => part.trim()) ?? [],
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    sessionSecret: settings.SESSION_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `${settings.PRODUCT_NAME} <${settings.SUPPORT_EMAIL}>`,
    s3: s3Settings(settings),
    stripe: stripeKeys(settings),
    sandboxAllowed: settings.PAYMENTS_SANDBOX === 'allow',
    google: googleSettings(settings),
    model: modelConfig(settings),
    supportEmail: settings.SUPPORT_EMAIL,
    vatNumber: settings.VAT_NUMBER,
    productName: settings.PRODUCT_NAME,
    companyDetails: settings.COMPANY_DETAILS,
    socialLinks: settings.SOCIAL_LINKS?.split(',').map((part) => part.trim()) ?? [],
    worker: settings.WORKER,
    offline: settings.OFFLINE,
    logLevel: settings.LOG_LEVEL,
  };
};
