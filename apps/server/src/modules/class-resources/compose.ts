import type { Database } from '#db/client.ts';
import type { Queue } from '#ports/queue.ts';
import { classResourcesRepository } from './class-resources.repository.ts';
import { type ClassResourcesDeps, classResourcesService } from './class-resources.service.ts';

export type ClassResourcesNeeds = Omit<ClassResourcesDeps, 'resources'> & { readonly db: Database; readonly queue: Pick<Queue, 'repeat'> };

export const composeClassResources = async ({ db, queue, ...needs }: ClassResourcesNeeds) => {
  const classResources = classResourcesService({ ...needs, resources: classResourcesRepository(db) });
  await queue.repeat('sweep-class-resources', '37 3 * * *', classResources.sweep);
  return classResources;
};
