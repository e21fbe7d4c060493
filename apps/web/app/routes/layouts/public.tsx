import { PublicShell } from '../../shells/public-shell.tsx';
import { plainFonts } from '../../ui/theme/fonts.ts';

export const links = () => plainFonts;

export default PublicShell;
