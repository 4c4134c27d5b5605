import type { CommandsOf } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import { read } from './read.ts'
import type { ToldNotice } from './step-notices.ts'

/** What a person can do about notices. */
export const noticeCommands = { read }

export interface NoticeQueries {
  /** What the company has to be told of now, those first whose term ends first. What has come about since someone looked is raised. No more than `NOTICES_TOLD`. */
  list(companyId: CompanyId): Promise<readonly ToldNotice[]>
}

/** Notices of a company, and which of them the person has read. */
export type NoticeRepository = NoticeQueries & CommandsOf<typeof noticeCommands>
