/**
 * Whether a worker may make code from text. A worker has a policy of its own: that with which its script was served. One that
 * simulates may make code of the rules where the server says so; where nobody says anything (a plain host of files) it makes
 * none, as if it had been forbidden, and interprets.
 */

/**
 * From here on nobody finds a way to make code of the rules in this worker, whatever its script was served with. It decides
 * how the engine plays and is no wall: where there has to be one, it is the policy that the server sends.
 */
export function forbidCode(): void {
  const refuse = function refuse(): never {
    throw new EvalError('This worker makes no code from text.');
  };
  // what a function is, is asked of the prototype
  refuse.prototype = Function.prototype;
  globalThis.Function = refuse as unknown as FunctionConstructor;
}

let asked: Promise<boolean> | null = null;

/** Whether the server lets this worker make code; forbids it for good where it does not. */
export function mayMakeCode(): Promise<boolean> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<boolean> {
  const allowed = await policyAllows();
  if (!allowed) forbidCode();
  return allowed;
}

async function policyAllows(): Promise<boolean> {
  try {
    // it was fetched a moment ago and is at hand
    const { headers } = await fetch(location.href, { cache: 'force-cache' });
    return headers.get('content-security-policy')?.includes("'unsafe-eval'") ?? false;
  } catch {
    return false;
  }
}
