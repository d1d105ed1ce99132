import { Failure, Usage } from '../failure.js';
import { optionalPackage } from '../optional-package.js';

/** Studies are not installed with the command line: most people have one machine. */
function studiesPackage(): Promise<typeof import('@howzat/studies')> {
  const name = '@howzat/studies';
  return optionalPackage(() => import('@howzat/studies'), { needs: `Studies are played by ${name}`, name });
}

/** What was asked wrongly, rather than what went wrong. */
const asked: readonly string[] = [
  'bad-plan',
  'bad-data',
  'other-version',
  'other-packages',
  'too-much',
  'unknown-study',
  'no-database',
  'no-rights',
];

/** Has something done with studies; what goes wrong with them is one line. */
export async function withStudies<T>(act: (studies: typeof import('@howzat/studies')) => Promise<T>): Promise<T> {
  const studies = await studiesPackage();
  try {
    return await act(studies);
  } catch (error) {
    if (!studies.isStudyError(error)) throw error;
    throw asked.includes(error.code) ? new Usage(error.message) : new Failure(error.message);
  }
}
