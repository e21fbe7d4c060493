import { TeacherClasses } from '@hedgerow/contracts/classes';
import { actorOf, type Routes } from '#http/doors.ts';
import type { ClassesService } from './classes.service.ts';

export const classesRoutes = (app: Routes, { classes }: { readonly classes: ClassesService }): void => {
  app.get('/api/teacher/classes', { config: { door: 'teacher' }, schema: { response: { 200: TeacherClasses } } }, (request) =>
    classes.classesOf(actorOf(request)),
  );
};
