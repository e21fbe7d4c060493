import { TeacherShell } from '../../shells/teacher-shell.tsx';
import { plainFonts } from '../../ui/theme/fonts.ts';

export const links = () => plainFonts;

export default TeacherShell;
