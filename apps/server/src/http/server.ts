import { speakPlainly } from '@hedgerow/contracts/error-map';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { prettyFactory } from 'pino-pretty';
import { answerCompiler } from './compiled-answers.ts';
import { sendUnreadable } from './errors.ts';
import { loggedError } from './logged-error.ts';
import { withoutView } from './viewed-child.ts';

export type ServerSettings = { readonly logLevel: string; readonly logFormat: 'json' | 'text'; readonly trustProxy: readonly string[] };

/** Nothing of a child's data in a log: routes by their pattern, no query, no body, no names, no address. */
const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url ?? 'page' }),
  err: (error: unknown) => loggedError(error),
  res: (reply: { readonly statusCode?: number }) => ({ status: reply.statusCode ?? 0 }),
};

/** Standard output as a person reads it: the time of day and what happened. */
const terminal = () => {
  const pretty = prettyFactory({ colorize: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname,reqId', singleLine: true });
  return { write: (line: string): boolean => process.stdout.write(pretty(line)) };
};

/** Fastify with the limits that its defaults lack. */
export const makeServer = ({ logLevel, logFormat, trustProxy }: ServerSettings): FastifyInstance => {
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, serializers, ...(logFormat === 'text' ? { stream: terminal() } : {}) },
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => withoutView(url),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: 512 * 1024,
    requestTimeout: 180_000,
    keepAliveTimeout: 5000,
    maxRequestsPerSocket: 1000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: sendUnreadable,
  });
  speakPlainly();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerCompiler);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  return app;
};
