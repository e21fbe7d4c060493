import { basename, resolve } from 'node:path';
import { readSubject } from '@hedgerow/domain/subjects';
import { refusalReason } from '#ports/text-reader.ts';
import { embeddedReader } from './embedded-reader.ts';

/** `node read-cli.ts <file> [subject]` prints what the product reads in a document, as JSON. */
const [file, subject = 'other'] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: node read-cli.ts <file> [subject]');
  process.exit(2);
}
const reader = embeddedReader();
const startedAt = performance.now();
try {
  const read = await reader.read({ file: resolve(file), originalName: basename(file), subject: readSubject(subject) ?? 'other' });
  console.log(JSON.stringify({ ...read, milliseconds: Math.round(performance.now() - startedAt) }));
} catch (error) {
  console.log(
    JSON.stringify({ outcome: 'refused', reason: refusalReason(error), message: error instanceof Error ? error.message : String(error) }),
  );
  process.exitCode = 1;
} finally {
  await reader.close();
}
