/** What a member is in a company (роль): whose work is whose. */
export const roles = ['owner', 'specialist', 'head', 'reader'] as const

/**
 * `owner` answers for the company and its members, `specialist` does all but members and money, `head` leads departments and sees
 * their people alone, `reader` (an inspector, an auditor) sees and prints.
 */
export type Role = (typeof roles)[number]
