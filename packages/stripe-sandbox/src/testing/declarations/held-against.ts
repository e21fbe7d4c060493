import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer } from './recorded.ts';

/** What the SDK's own declarations say to a thing that was sent: a field that is missing, of another kind, or unknown. */
export interface Complaint {
  readonly of: string;
  readonly says: string;
}

// What the SDK says of an answer is of the answer as it hands it on: on the wire a decimal is a string, and there is no `lastResponse`.
const heading = `import type { Stripe } from 'stripe';
type Wire<T> = T extends string | number | boolean | null | undefined ? T
  : T extends Stripe.Decimal ? string
  : T extends readonly (infer Each)[] ? Wire<Each>[]
  : { [Key in keyof T as Key extends 'lastResponse' ? never : Key]: Wire<T[Key]> };
type Method<T> = T extends (...given: never[]) => infer Answer ? Wire<Awaited<Answer>> : never;
type EventOf<Type extends Stripe.Event['type']> = Wire<Extract<Stripe.Event, { type: Type }>>;
`;

interface Sent {
  readonly of: string;
  /** The declaration it is held against, in the words of TypeScript. */
  readonly type: string;
  readonly json: string;
}

const methodType = (method: string): string =>
  `Method<Stripe${method
    .split('.')
    .map((name) => `['${name}']`)
    .join('')}>`;

const settingsOf = (declarations: string) => ({
  compilerOptions: {
    target: 'esnext',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: [],
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    paths: { stripe: [declarations] },
  },
  files: ['sent.mts'],
});

/** The compiler looks: what was sent stands there as it was sent, and a literal may neither lack a field nor have one too many. */
const compile = (lines: readonly string[]): readonly { readonly line: number; readonly says: string }[] => {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const declarations = fileURLToPath(import.meta.resolve('stripe')).replace(/\.js$/u, '.d.ts');
  const folder = mkdtempSync(join(tmpdir(), 'hedgerow-declarations-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settingsOf(declarations)));
    writeFileSync(join(folder, 'sent.mts'), heading + lines.join('\n'));
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
    const first = heading.split('\n').length;
    const found = [...stdout.matchAll(/^sent\.mts\((\d+),\d+\): error (.*(?:\n .*)*)/gmu)].map(([, line, says = '']) => ({
      line: Number(line) - first,
      says,
    }));
    // Something was wrong, and not with what was sent: then nothing has been looked at.
    if ((status !== 0 && found.length === 0) || found.some(({ line }) => line < 0)) throw new Error(`The compiler did not look: ${stdout}`);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Answers by the method that asked, events by their type. */
export const heldAgainst = (answers: readonly Answer[], events: readonly { readonly type: string }[]): readonly Complaint[] => {
  const sent: readonly Sent[] = [
    ...answers.map(({ method, body }) => ({ of: method, type: methodType(method), json: JSON.stringify(JSON.parse(body)) })),
    ...events.map((event) => ({ of: `event ${event.type}`, type: `EventOf<'${event.type}'>`, json: JSON.stringify(event) })),
  ];
  const lines = sent.map(({ type, json }, index) => `export const sent${index}: ${type} = ${json};`);
  return compile(lines).map(({ line, says }) => ({ of: sent[line]?.of ?? 'nothing', says }));
};
