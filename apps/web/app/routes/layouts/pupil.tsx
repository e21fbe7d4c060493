import { PupilShell } from '../../shells/pupil-shell.tsx';
import { fetchFaces } from '../../ui/theme/fonts.ts';

// The face of the text is known when the pupil is.
fetchFaces('Lexend Variable');

export default PupilShell;
