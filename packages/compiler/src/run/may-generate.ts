/** May code be made from text here? Not in a page whose policy forbids it. */
export function mayGenerate(): boolean {
  try {
    return new Function('return true')() as boolean;
  } catch {
    return false;
  }
}
