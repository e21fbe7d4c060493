import { createInterface } from 'node:readline';
import { ltiPlatform, type PlatformWish } from './lti-platform.ts';

/** The platform as a process, for journeys: prints what it registers, then opens us as each line says. */
const platform = await ltiPlatform(() => new Date());
process.stdout.write(`${JSON.stringify(platform.registration())}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  const { tool, ...wish } = JSON.parse(line) as PlatformWish & { readonly tool: string };
  platform.opens(tool, wish);
  // Whoever opened something is in the course.
  if (!platform.kept.members.some(({ sub }) => sub === wish.person.sub)) platform.kept.members = [...platform.kept.members, wish.person];
  process.stdout.write('ready\n');
}
await platform.close();
