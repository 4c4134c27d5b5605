/** What an employee who is to hold a role is refused with. */
export const holderCodes = ['employee/unknown', 'employee/dismissed', 'employee/holds-already'] as const
export type HolderCode = (typeof holderCodes)[number]
