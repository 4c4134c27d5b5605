import type { CommandsOf } from '../commands/command.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { Section } from '../sections/section.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import type { FieldErrors, NotFound } from '../shared/results/refusals.ts'
import type { ErrorOf, Result } from '../shared/results/result.ts'
import { guardAdding, mayAdd } from '../tariffs/adding.ts'
import { addsRecord } from '../tariffs/adds-record.ts'
import type { Absence } from './absence/absence.ts'
import { accept } from './deciding/accept.ts'
import { addOwn } from './deciding/add-own.ts'
import { addsRequirement } from './deciding/adds-requirement.ts'
import { change } from './deciding/change.ts'
import { refuse } from './deciding/refuse.ts'
import { takeBack } from './deciding/take-back.ts'
import { apply } from './difference/apply.ts'
import type {
  Difference,
  DifferenceCounts,
  DifferenceQuery,
  DifferenceScope,
} from './difference/difference.ts'
import { endException } from './exceptions/end-exception.ts'
import { except } from './exceptions/except.ts'
import type { TrainedOutside } from './outside/trained-outside.ts'
import { answer } from './posts/answer.ts'
import { drop } from './posts/drop.ts'
import type { PostLine, PostRead } from './posts/post-line.ts'
import type { PostsGround } from './posts/posts-ground.ts'
import type { Post } from './requirement.ts'

/** What a person can do about what posts require. Nothing but `apply` touches an obligation. */
export const requirementCommands = {
  answer: mayAdd(answer, addsRecord),
  accept: guardAdding(accept),
  change: mayAdd(change, addsRequirement),
  refuse: mayAdd(refuse, addsRecord),
  addOwn: guardAdding(addOwn),
  except: mayAdd(except, addsRecord),
  ...{ drop, takeBack, endException },
  apply: guardAdding(apply),
}

export interface RequirementQueries {
  /**
   * People of the scope's position, dismissed ones too, in the order of their names. Of their obligations those of a section in which something is required, and
   * those that came from a requirement; where a section is named, those of it.
   */
  readGround(companyId: CompanyId, scope: DifferenceScope, section?: Section): Promise<PostsGround>
}

/** Requirements as they are stored. */
export type Requirements = RequirementQueries & CommandsOf<typeof requirementCommands>

export type AskedAbsence = { readonly employeeId: EmployeeId; readonly section: Section }

/** Port: requirements of posts as members look at them. */
export interface RequirementReading {
  /** Every post that someone holds or that was answered, by its name. */
  listPosts(companyId: CompanyId): Promise<readonly PostLine[]>
  /** Refused for a position that the company may not use, and a department that it has not. */
  readPost(companyId: CompanyId, post: Post): Promise<Result<PostRead, NotFound>>
  /** How many must learn in an accredited centre, and who does. */
  readTrainedOutside(companyId: CompanyId): Promise<TrainedOutside>
  previewDifference(companyId: CompanyId, query: DifferenceQuery): Promise<Difference>
  explainAbsence(
    companyId: CompanyId,
    asked: AskedAbsence,
  ): Promise<Result<Absence, NotFound | FieldErrors<'section/unknown'>>>
}

type Asked = { readonly companyId: CompanyId; readonly details: Input }
type Done<Name extends keyof typeof requirementCommands, Answer = null> = (
  asked: Asked,
) => Promise<Result<Answer, ErrorOf<Requirements[Name]>>>

/** Port: requirements of posts as members decide about them. What is proposed is worked out again where it is decided about. */
export interface RequirementDesk extends RequirementReading {
  readonly answer: Done<'answer'>
  readonly drop: Done<'drop'>
  readonly accept: Done<'accept'>
  readonly change: Done<'change'>
  readonly refuse: Done<'refuse'>
  readonly takeBack: Done<'takeBack'>
  readonly addOwn: Done<'addOwn'>
  readonly except: Done<'except'>
  readonly endException: Done<'endException'>
  readonly apply: Done<'apply', DifferenceCounts>
}
