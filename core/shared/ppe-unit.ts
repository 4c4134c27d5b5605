/** What PPE is counted in: штука, пара, комплект. */
export const ppeUnits = ['piece', 'pair', 'set'] as const
export type PpeUnit = (typeof ppeUnits)[number]
