import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { ErrorBody } from '@hedgerow/contracts/errors';
import type { AccessLevel } from './access.ts';
import { nameContracts, withoutTwins } from './openapi-names.ts';

/** Errors that any call may answer with, so that the document says so of each. */
const errorAnswers = { '4xx': ErrorBody, '5xx': ErrorBody } as const;

/** Written once and referred to by every call. */
const named = nameContracts();
const describeBodies = createJsonSchemaTransform({ schemaRegistry: named });
const describeAddress = createJsonSchemaTransform({});

/** Parameters are written out where they stand: OpenAPI lists them one by one, so they cannot refer to a named schema. */
const describe: typeof describeBodies = (route) => {
  const { params, querystring, headers, ...bodies } = route.schema ?? {};
  const address = Object.fromEntries(Object.entries({ params, querystring, headers }).filter(([, schema]) => schema !== undefined));
  const { schema, url } = describeBodies({ ...route, schema: bodies });
  return { schema: { ...schema, ...describeAddress({ ...route, schema: address }).schema }, url };
};

const describeNamed = createJsonSchemaTransformObject({ schemaRegistry: named });

/** What streams has no schema that could check it: a picture, a PDF, events. */
const stream = { description: 'The content itself.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };

/** A form is read part by part, not as one body: this is what it may bring. */
const form = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
  additionalProperties: { type: 'string' },
};

const described = (
  schema: FastifySchema,
  access: AccessLevel | undefined,
): FastifySchema & { readonly 'x-access': AccessLevel | undefined } => ({
  ...schema,
  ...(schema.consumes?.includes('multipart/form-data') && schema.body === undefined ? { body: form } : {}),
  response: { 200: stream, ...(schema.response as object | undefined) },
  // Who may call it, in the words of http/access.ts; docs/security.md says the rule behind each.
  'x-access': access,
  security: access === 'public' || access === 'machine' ? [] : [{ session: [] }],
});

/** The OpenAPI document is made from the contracts; `npm run openapi` writes it and a check fails when it is out of date. */
export const installOpenApi = async (app: FastifyInstance, productName: string): Promise<void> => {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    route.schema = { ...route.schema, response: { ...errorAnswers, ...(route.schema?.response as object | undefined) } };
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
    transform: (route) => {
      // Pages, files and what only this machine asks for are no calls of the product.
      if (!route.url.startsWith('/api/')) return { schema: { hide: true }, url: route.url };
      const { schema, url } = describe(route);
      return schema.hide ? { schema, url } : { schema: described(schema, route.route.config?.access), url };
    },
    transformObject: (document) => withoutTwins(describeNamed(document)),
  });
};
