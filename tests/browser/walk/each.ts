/** Tells what is wrong with each, under its name; one that can't be looked at says so too, and the rest are looked at all the same. */
export async function lookAtEach<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  look: (one: T) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const one of all) {
    const found = await look(one).catch((error: unknown) => [String(error)])
    wrong.push(...found.map((what) => `${nameOf(one)}, ${what}`))
  }
  return wrong
}
