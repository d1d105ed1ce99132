import { Failure, Usage } from '../failure.js';

/** Studies are not installed with the command line: most people have one machine. */
async function studiesPackage(): Promise<typeof import('@howzat/studies')> {
  try {
    return await import('@howzat/studies');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new Failure(
      'Studies are played by @howzat/studies, which is not installed here: npm install @howzat/studies, or npx -p howzat -p @howzat/studies howzat ...',
    );
  }
}

/** What was asked wrongly, rather than what went wrong. */
const asked: readonly string[] = [
  'bad-plan',
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
