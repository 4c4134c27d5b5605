import type { Role } from './role.ts'

const everyone = ['owner', 'specialist', 'head', 'reader'] as const
const notReaders = ['owner', 'specialist', 'head'] as const
const notHeads = ['owner', 'specialist', 'reader'] as const
const specialists = ['owner', 'specialist'] as const
const owners = ['owner'] as const

/** Who may do what in a company: the only place that says it. Every call names one of these rights. */
export const mayBe = {
  /** The company itself, its calendar, its members' names, the catalogues, and what a member keeps for themselves. */
  'see-company': everyone,
  /** Writes to the support, each a conversation of their own. */
  'ask-support': everyone,
  /** People with their obligations, deadlines, absences and memos; a head sees those of their departments alone. */
  'see-staff': everyone,
  /** What is of the whole company: accidents, measures, papers, responsible people, who may not work. */
  'see-records': notHeads,
  /** Enters when something was passed, corrects it and takes it back. */
  complete: notReaders,
  /** Forms memos, fills them in and cancels them. */
  'form-memos': notReaders,
  /** Adds, changes and removes any record of the company. */
  change: specialists,
  /** Fills in forms and issues papers; what is proposed for them comes from everywhere. */
  'issue-papers': specialists,
  /** Sends papers by e-mail, and sees whom they were sent to. */
  'send-papers': specialists,
  /** Gives out all that is kept of a person. */
  'give-out-personal-data': specialists,
  /** Who did what. */
  'see-journal': specialists,
  /** Gives out links by which inspectors read chosen records without an account. */
  'give-out-links': specialists,
  /** Invites, changes roles, removes, hands the company over. */
  'manage-members': owners,
  /** Tariffs, payers and invoices. */
  'manage-money': owners,
  /** Downloads all that the company keeps, in one archive. */
  'download-company': owners,
  /** Erases the company. */
  'close-company': owners,
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type Right = keyof typeof mayBe

/** The roles that have the right, the strongest first. */
export const listRolesWith = (right: Right): readonly Role[] => mayBe[right]

/** Whether the role has the right. */
export const hasRight = (role: Role, right: Right): boolean => mayBe[right].some((one) => one === role)
