import type { EmailUnconfirmed } from '../account/own-email.ts'
import type { CommandsOf } from '../commands/command.ts'
import type { TooManyMails } from '../mail/mail.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Listed, PageQuery } from '../shared/page.ts'
import type { ErrorOf, Result } from '../shared/results/result.ts'
import { send } from './send.ts'
import { sendAgain } from './send-again.ts'
import type { SentPapers } from './sent-papers.ts'

/** What a person can do about sending. */
export const sendingCommands = { send, sendAgain }

export interface SendingQueries {
  /** Mails with papers, the latest first. */
  listSent(companyId: CompanyId, page: PageQuery): Promise<Listed<SentPapers>>
}

type Commands = CommandsOf<typeof sendingCommands>

/** Papers that a company sends by e-mail, and what becomes of the mails. Whoever sends has shown that their own address is theirs. */
export interface SendingRepository extends SendingQueries {
  send(
    asked: Parameters<Commands['send']>[0],
  ): Promise<Result<readonly SentPapers[], ErrorOf<Commands['send']> | EmailUnconfirmed | TooManyMails>>
  sendAgain(
    asked: Parameters<Commands['sendAgain']>[0],
  ): Promise<Result<SentPapers, ErrorOf<Commands['sendAgain']> | EmailUnconfirmed | TooManyMails>>
}

/** Port: whether mails go out at all. Where no mail server is named they are kept, and go once there is one, if their sender's address is confirmed then. */
export interface MailService {
  isSending(companyId: CompanyId): Promise<boolean>
}
