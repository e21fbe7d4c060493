import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { ErrorBody } from '@hedgerow/contracts/errors';

/** Errors that any call may answer with, so that the document says so of each. */
const errorAnswers = { '4xx': ErrorBody, '5xx': ErrorBody } as const;

/** The OpenAPI document is made from the contracts; `npm run openapi` writes it and a check fails when it is out of date. */
export const installOpenApi = async (app: FastifyInstance, productName: string): Promise<void> => {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || route.schema === undefined) return;
    route.schema.response = { ...errorAnswers, ...(route.schema.response as object | undefined) };
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: productName,
        version: '1',
        description: 'Every call of the product. Errors carry `error` and `message` (the same text) and a `code`.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hedgerow.session_token' } } },
    },
    transform: jsonSchemaTransform,
  });
};
