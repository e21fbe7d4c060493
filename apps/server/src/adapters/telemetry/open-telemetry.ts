import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Statement } from '#db/statement-news.ts';
import type { Telemetry } from '#ports/telemetry.ts';

export type TelemetrySettings = {
  /** Where OTLP over HTTP is taken, without /v1/traces. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of all calls, from 0 to 1. Figures count every call. */
  readonly traced: number;
  readonly serviceName: string;
  readonly worker: string;
};

type HearOfStatements = (heard: (statement: Statement) => void) => () => void;

const everyThirtySeconds = 30_000;
/** In seconds; those of /metrics. */
const bounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * OpenTelemetry by its own SDK. A span says the method, the pattern of the address and the status of a call, and of a statement what it does
 * to which table: no address, no query, no body, no id, no value. It is loaded only where the settings name a collector.
 */
export const openTelemetry = (
  { endpoint, headers, traced, serviceName, worker }: TelemetrySettings,
  hearOfStatements: HearOfStatements,
): Telemetry => {
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'hedgerow.worker': worker });
  const sentTo = (path: string) => ({ url: `${endpoint.replace(/\/+$/, '')}${path}`, headers: { ...headers } });
  const traces = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(traced),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(sentTo('/v1/traces')) })],
  });
  const figures = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(sentTo('/v1/metrics')),
        exportIntervalMillis: everyThirtySeconds,
      }),
    ],
  });
  const tracer = traces.getTracer(serviceName);
  const meter = figures.getMeter(serviceName);
  const histogram = (name: string) => meter.createHistogram(name, { unit: 's', advice: { explicitBucketBoundaries: bounds } });
  const callTook = histogram('http.server.request.duration');
  const statementTook = histogram('db.client.operation.duration');
  meter.createObservableGauge('process.memory.usage', { unit: 'By' }).addCallback((result) => result.observe(process.memoryUsage.rss()));

  const current = new AsyncLocalStorage<Span>();
  const stop = hearOfStatements(({ operation, table, from, milliseconds, failed }) => {
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, ...(table && { 'db.collection.name': table }) };
    statementTook.record(milliseconds / 1000, attributes);
    const parent = current.getStore();
    if (parent === undefined) return;
    const name = table === undefined ? operation : `${operation} ${table}`;
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: from, attributes }, trace.setSpan(ROOT_CONTEXT, parent));
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(from + milliseconds);
  });

  return {
    call: (method, route) => {
      const from = performance.now();
      const attributes = { 'http.request.method': method, 'http.route': route };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
      return {
        during: (work) => current.run(span, work),
        end: (status) => {
          const answered = { 'http.response.status_code': status };
          span.setAttributes(answered);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
          callTook.record((performance.now() - from) / 1000, { ...attributes, ...answered });
        },
      };
    },
    close: async () => {
      stop();
      // A collector that is away keeps nobody from stopping.
      await Promise.allSettled([traces.shutdown(), figures.shutdown()]);
    },
  };
};
