/**
 * `npm run bench -- --small`: every measure once at a small size. No target is judged then, only that each still measures: what is built, seeded
 * and asked for the figures stays whole between two real runs.
 */
export const isSmall = process.argv.includes('--small')

/** So many; in a small run, so few. */
export const sized = (many: number, few: number): number => (isSmall ? few : many)
