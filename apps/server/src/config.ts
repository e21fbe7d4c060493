import { resolve } from 'node:path';
import type { z } from 'zod';
import { mistakesIn } from './config/config-mistakes.ts';
import { Settings } from './config/settings.ts';
import { type DatabaseAddress, straightTo } from './db/address.ts';

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
  /** Apple Pay and Google Pay in our own card form. */
  readonly wallets: boolean;
};
export type S3Settings = {
  readonly endpoint?: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export type ProviderSettings = { readonly clientId: string; readonly clientSecret: string; readonly issuer: string };

/** A collector of traces and figures. */
export type TelemetryConfig = { readonly endpoint: string; readonly headers: Readonly<Record<string, string>>; readonly traced: number };

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
  /** A database of the operator's own; the embedded one where none is given. */
  readonly database: DatabaseAddress | undefined;
  /** A copy of it that follows, for reads that may be five seconds old. */
  readonly replica: { readonly url: string; readonly connections: number } | undefined;
  /** How many connections this process opens at most, by what they are for; one more listens. */
  readonly connections: { readonly requests: number; readonly queue: number };
  readonly production: boolean;
  /** How long a process that was told to stop still answers, so that a balancer sends nobody here any more. */
  readonly drainSeconds: number;
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
  /** FREE_WEEK=on: a family may try a plan for seven days, once and without a card. */
  readonly freeWeek: boolean;
  /** Google sign-in shows only where it is configured (docs/product/accounts.md#signing-in). */
  readonly google: ProviderSettings | undefined;
  /** Schools' own Microsoft accounts (docs/product/schools.md#single-sign-on). */
  readonly microsoft: ProviderSettings | undefined;
  readonly model: ModelConfig | undefined;
  readonly supportEmail: string;
  /** Who looks after what children of families write; SUPPORT_EMAIL where none is set. */
  readonly safeguardingEmail: string;
  /** Whether one is set: with real money it has to be. */
  readonly hasSafeguardingContact: boolean;
  /** The operator's own copies of docs/privacy, filled in. */
  readonly privacyDocuments: string | undefined;
  /** Invoices speak of VAT only where it is set. */
  readonly vatNumber: string | undefined;
  readonly productName: string;
  /** Who stands behind the product (name, number, registered office), as the law wants it on the pages; none until an operator says it. */
  readonly companyDetails: string | undefined;
  /** What a school pays, as the page for schools says it; none until an operator says it. */
  readonly schoolPrice: string | undefined;
  /** Our own pages elsewhere, for the footer; none until an operator names them. */
  readonly socialLinks: readonly string[];
  readonly worker: 'web' | 'jobs' | 'both';
  /** Whether a pupil's browser may keep the day's learning for a time without a line. */
  readonly offline: boolean;
  /** Sent as `Authorization: Bearer`; without it /metrics is for development alone. */
  readonly metricsToken: string | undefined;
  /** Without one nothing is traced, and nothing of it is loaded. */
  readonly telemetry: TelemetryConfig | undefined;
  /** Backups are sealed with it; without it they lie open in their folder. */
  readonly backupPassphrase: string | undefined;
  readonly logLevel: NonNullable<Settings['LOG_LEVEL']>;
  /** JSON lines for programs that collect them; text where a person looks on. */
  readonly logFormat: NonNullable<Settings['LOG_FORMAT']>;
};

const givenDatabase = (settings: Settings): DatabaseAddress | undefined => {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_PREPARED: prepares = false } = settings;
  if (url === undefined) return undefined;
  return directUrl === undefined ? straightTo(url) : { url, directUrl, pooled: true, prepares };
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

const stripeKeys = (settings: Settings): StripeKeys | undefined => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) return undefined;
  return { secretKey, publishableKey, webhookSecret, apiBase: settings.STRIPE_API_BASE, wallets: settings.STRIPE_WALLETS === 'on' };
};

const providerSettings = (id: string | undefined, secret: string | undefined, issuer: string): ProviderSettings | undefined =>
  id === undefined || secret === undefined ? undefined : { clientId: id, clientSecret: secret, issuer: issuer.replace(/\/+$/, '') };

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

const telemetryConfig = (settings: Settings): TelemetryConfig | undefined => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '', OTEL_TRACES_SAMPLER_ARG: traced } = settings;
  if (endpoint === undefined) return undefined;
  const pairs = headers.split(',').filter(Boolean);
  return {
    endpoint,
    traced,
    headers: Object.fromEntries(
      pairs.map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
      }),
    ),
  };
};

const complaint = (issue: z.core.$ZodIssue): string => {
  const what = issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue.message;
  return `${issue.path.join('.')}: ${what}`;
};

/** Reads the environment once. Throws `ConfigError` with one clear line a mistake. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env, isTerminal = process.stdout.isTTY): Config => {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const read = Settings.safeParse(set);
  if (!read.success) throw new ConfigError(read.error.issues.map(complaint));
  const settings = read.data;
  const mistakes = mistakesIn(settings);
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  const production = settings.NODE_ENV === 'production';
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(settings.DATA_DIR),
    database: givenDatabase(settings),
    replica:
      settings.DATABASE_REPLICA_URL === undefined
        ? undefined
        : { url: settings.DATABASE_REPLICA_URL, connections: settings.DATABASE_REPLICA_CONNECTIONS },
    connections: { requests: settings.DATABASE_CONNECTIONS, queue: settings.QUEUE_CONNECTIONS },
    production,
    demoData: settings.DEMO_DATA ?? settings.NODE_ENV === 'development',
    trustProxy: settings.TRUST_PROXY?.split(',').map((part) => part.trim()) ?? [],
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    sessionSecret: settings.SESSION_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `${settings.PRODUCT_NAME} <${settings.SUPPORT_EMAIL}>`,
    s3: s3Settings(settings),
    stripe: stripeKeys(settings),
    freeWeek: settings.FREE_WEEK === 'on',
    sandboxAllowed: settings.PAYMENTS_SANDBOX === 'allow',
    google: providerSettings(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, settings.GOOGLE_ISSUER),
    microsoft: providerSettings(settings.MICROSOFT_CLIENT_ID, settings.MICROSOFT_CLIENT_SECRET, settings.MICROSOFT_ISSUER),
    model: modelConfig(settings),
    supportEmail: settings.SUPPORT_EMAIL,
    safeguardingEmail: settings.SAFEGUARDING_EMAIL ?? settings.SUPPORT_EMAIL,
    hasSafeguardingContact: settings.SAFEGUARDING_EMAIL !== undefined,
    privacyDocuments: settings.PRIVACY_DOCUMENTS,
    vatNumber: settings.VAT_NUMBER,
    productName: settings.PRODUCT_NAME,
    companyDetails: settings.COMPANY_DETAILS,
    schoolPrice: settings.SCHOOL_PRICE,
    socialLinks: settings.SOCIAL_LINKS?.split(',').map((part) => part.trim()) ?? [],
    worker: settings.WORKER,
    drainSeconds: settings.DRAIN_SECONDS ?? (production ? 5 : 0),
    metricsToken: settings.METRICS_TOKEN,
    telemetry: telemetryConfig(settings),
    backupPassphrase: settings.BACKUP_PASSPHRASE,
    offline: settings.OFFLINE,
    logLevel: settings.LOG_LEVEL ?? (isTerminal ? 'warn' : 'info'),
    logFormat: settings.LOG_FORMAT ?? (isTerminal ? 'text' : 'json'),
  };
};
