import { seed } from '#tests/seed.ts'

/**
 * Every so-manieth of all, the same ones in each run: for what takes long and fails for one form alone, seldom. `EVERY_FORM=1` takes all,
 * `OSH_TEST_SEEDS=random` others each time. Ones that are new or changed are looked at with `EVERY_FORM=1 npx vitest run … -t <id>`.
 */
export const choosePart = <One>(all: readonly One[], parts: number): readonly One[] =>
  process.env.EVERY_FORM ? all : all.filter((_, at) => at % parts === seed % parts)
