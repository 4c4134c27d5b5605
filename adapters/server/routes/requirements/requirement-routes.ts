import { makeRequirementDesk } from '@osh/core/requirements/requirement-desk.ts'
import { bringProposals } from '#adapters/proposals/bring-proposals.ts'
import { requirementCalls } from '#adapters/wire/requirements/requirement-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  listPosts:
    'Every post that someone holds or that was answered: how much is accepted and how much waits in each section, and what is not applied yet',
  readPost: 'A post with all that the law proposes for it, what was decided, and who is excepted',
  readTrainedOutside:
    'How many of the staff must learn in an accredited centre, so that the employer may check the others itself, and who does by accepted requirements',
  previewDifference:
    'What applying would do to the obligations of a post’s people, of one employee, or of everyone: counted, with the worst consequences and a page of rows',
  explainAbsence: 'Why an employee is not in the deadline table of a section, and what would put them there',
  answer:
    'Answers what a position is, or is in one department: what the law asks of it is proposed then, and nothing comes into force',
  drop: 'Forgets what was answered and decided about a post: a department’s people are held to the position’s general one',
  accept: 'Accepts what is proposed: `keys` name the subjects',
  change: 'Accepts with another periodicity than the law’s, or changes what was accepted',
  refuse: 'Refuses what is proposed, or was accepted, for a reason',
  takeBack: 'Takes a decision back: what the law proposes waits again',
  addOwn: 'Adds what the organisation requires of itself',
  except: 'Excepts one employee from a requirement, for a reason, until a day if one is given',
  endException: 'Ends an exception: the requirement holds for the employee again',
  apply:
    'Applies the difference that was looked at, in one transaction: `mark` is of the preview; 409 where another one would come of it now. `done` says of what is assigned when it was done last',
}

/** What posts require. */
export const addRequirementRoutes = (api: Api): void =>
  serve(api, requirementCalls, described, ({ records }) => makeRequirementDesk(records, bringProposals))
