import { createInterface } from 'node:readline';
import { openIdProvider, type ProviderPerson } from './open-id-provider.ts';

/** The provider as a process, for journeys: prints its issuer, then signs in whoever stands on the newest line that it is sent. */
const elsewhere = await openIdProvider(new Date(), process.argv[2] === 'microsoft' ? 'microsoft' : 'google');
process.stdout.write(`${elsewhere.issuer}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  elsewhere.signsIn(JSON.parse(line) as ProviderPerson);
  process.stdout.write('ready\n');
}
await elsewhere.close();
