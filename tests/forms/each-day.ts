/** Another day, another part: in so many days all have been looked at. */
const today = Math.floor(Date.now() / 86_400_000)

/**
 * Every so-manieth of all, others each day: for what takes long and fails for one form alone, seldom. `EVERY_FORM=1` takes all.
 * Ones that are new or changed are looked at with `EVERY_FORM=1 npx vitest run … -t <id>`.
 */
export const chooseForToday = <One>(all: readonly One[], parts: number): readonly One[] =>
  process.env.EVERY_FORM ? all : all.filter((_, at) => at % parts === today % parts)
