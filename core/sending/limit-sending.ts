import type { Employee, EmployeeId } from '../employees/employee.ts'
import type { TooManyMails } from '../mail/mail.ts'
import type { CompanyId, MailId } from '../shared/identity.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { listRecipients } from './list-recipients.ts'
import { readSending } from './read-sending.ts'
import { readMailId } from './send-again.ts'
import type { SendingRepository } from './sending-repository.ts'

/** Mails with papers that were taken; or the seconds until so many may go. */
export type PapersPermit =
  | { readonly is: 'refused'; readonly seconds: number }
  | {
      readonly is: 'given'
      /** They do not go after all. */
      giveBack(): Promise<void>
    }

type Needs = {
  readonly sending: SendingRepository
  readonly listEmployees: (
    companyId: CompanyId,
    ids: readonly EmployeeId[],
  ) => Promise<readonly Pick<Employee, 'id' | 'email' | 'workEmail'>[]>
  readonly findMail: (companyId: CompanyId, id: MailId) => Promise<{ readonly to: string } | null>
  /** Takes a mail to each of the addresses: of what each gets from anyone, of the sender's and of the company's. All or none. */
  readonly permit: (mails: {
    readonly companyId: CompanyId
    readonly to: readonly string[]
  }) => Promise<PapersPermit>
}

/** Sends papers for a person who may have to wait, for the first time and again. What is refused anyhow counts for nothing. */
export function limitSending({ sending, listEmployees, findMail, permit }: Needs): SendingRepository {
  const limit = async <T, E>(
    companyId: CompanyId,
    to: readonly string[],
    sendThem: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | TooManyMails>> => {
    const taken = await permit({ companyId, to })
    if (taken.is === 'refused') return err({ code: 'mails/too-many', seconds: taken.seconds })
    const sent = await sendThem()
    if (sent.ok) return ok(sent.value)
    await taken.giveBack()
    return sent
  }
  return {
    listSent: (companyId, page) => sending.listSent(companyId, page),
    async send(asked) {
      const { companyId } = asked
      const read = readSending(asked.details)
      if (!read.ok) return sending.send(asked)
      const { employeeIds } = read.value
      const people = employeeIds.length === 0 ? [] : await listEmployees(companyId, employeeIds)
      const recipients = listRecipients(read.value, new Map(people.map((one) => [one.id, one])))
      return limit(
        companyId,
        recipients.map(({ to }) => to),
        () => sending.send(asked),
      )
    },
    async sendAgain(asked) {
      const { companyId, details } = asked
      const id = readMailId(details.mailId)
      const mail = id && (await findMail(companyId, id))
      return mail ? limit(companyId, [mail.to], () => sending.sendAgain(asked)) : sending.sendAgain(asked)
    },
  }
}
