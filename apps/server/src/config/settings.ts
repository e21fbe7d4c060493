import { z } from 'zod';

const flag = z.enum(['true', 'false', '1', '0', 'on', 'off']).transform((text) => ['true', '1', 'on'].includes(text));
const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must be 0 or more')
  .max(65_535, 'must be at most 65535');
/** A number of tokens a London day. */
const tokens = z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 or more');
const connections = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(500, 'must be at most 500');
const postgres = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://');
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** Every setting of the README's table. Empty text counts as not set. */
export const Settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgres.optional(),
  /** PostgreSQL itself, where DATABASE_URL is a pooler in transaction mode. */
  DATABASE_DIRECT_URL: postgres.optional(),
  DATABASE_PREPARED: flag.optional(),
  /** A copy that follows DATABASE_URL, for reads that may be five seconds old. */
  DATABASE_REPLICA_URL: postgres.optional(),
  DATABASE_REPLICA_CONNECTIONS: connections.default(8),
  DATABASE_CONNECTIONS: connections.default(16),
  QUEUE_CONNECTIONS: connections.default(4),
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
  STRIPE_WALLETS: z.enum(['on']).optional(),
  /** Seven days without a card for a family that had no plan yet; off unless it is switched on. */
  FREE_WEEK: z.enum(['on']).optional(),
  PAYMENTS_SANDBOX: z.enum(['allow']).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address.default('https://accounts.google.com'),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  /** Work and school accounts of every tenant; a school may use its own tenant alone. */
  MICROSOFT_ISSUER: address.default('https://login.microsoftonline.com/organizations/v2.0'),
  AI_PROVIDER: z.enum(['openai-compatible', 'openai', 'anthropic', 'google']).optional(),
  AI_BASE_URL: address.optional(),
  AI_MODEL: z.string().max(200).optional(),
  AI_API_KEY: z.string().optional(),
  AI_TOKENS_PER_CHILD: tokens.default(200_000),
  AI_TOKENS_PER_FAMILY: tokens.default(500_000),
  AI_TOKENS_PER_DAY: tokens.default(5_000_000),
  SUPPORT_EMAIL: z.email().default('help@hedgerow.example'),
  PRIVACY_DOCUMENTS: z.string().optional(),
  SAFEGUARDING_EMAIL: z.email('must be an email address').optional(),
  VAT_NUMBER: z
    .string()
    .regex(/^(GB)?[\d ]{9,15}$/, 'must be a VAT registration number such as GB123456789')
    .optional(),
  PRODUCT_NAME: z.string().max(40).default('Hedgerow'),
  /** What a school pays, in the operator's words; without it the page asks schools to ask. */
  SCHOOL_PRICE: z.string().max(200).optional(),
  COMPANY_DETAILS: z.string().max(400).optional(),
  SOCIAL_LINKS: z
    .string()
    .regex(/^https:\/\/\S+(?:\s*,\s*https:\/\/\S+)*$/, 'must be https addresses with commas between them')
    .optional(),
  WORKER: z.enum(['web', 'jobs', 'both']).default('both'),
  /** Who may read /metrics in production; the longest that anybody sends in a header is enough. */
  DRAIN_SECONDS: z.coerce.number('must be a number').min(0, 'must be 0 or more').max(300, 'must be at most 300').optional(),
  METRICS_TOKEN: z.string().min(24, 'must have at least 24 characters').max(200).optional(),
  /** Where traces and figures are sent (OTLP over HTTP); none are made without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]+(?:,[\w-]+=[^,]+)*$/, 'must be name=value, with commas between them')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a number').min(0, 'must be 0 or more').max(1, 'must be at most 1').default(0.05),
  BACKUP_PASSPHRASE: z.string().min(16, 'must have at least 16 characters').max(200).optional(),
  OFFLINE: flag.default(true),
  /** Left out: on a terminal what goes wrong, elsewhere every call. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  LOG_FORMAT: z.enum(['json', 'text']).optional(),
});
export type Settings = z.output<typeof Settings>;
