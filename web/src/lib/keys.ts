/** Which key was meant? */

/** Return a key by what it types, or by its place where another alphabet is typed. */
export function typed({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const foreign = key.length === 1 && /[^\u0020-\u024f]/.test(key);
  return (foreign && /^Key[A-Z]$/.test(code) ? code.slice(3) : key).toLowerCase();
}
