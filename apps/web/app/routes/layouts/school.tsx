import { SchoolShell } from '../../shells/school-shell.tsx';
import { plainFonts } from '../../ui/theme/fonts.ts';

export const links = () => plainFonts;

export default SchoolShell;
