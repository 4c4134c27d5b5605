import { registryCalls } from '#adapters/wire/registry/registry-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  listChecks:
    'Knowledge checks between two days, each with what the register of the trained asks and whether it was sent: 5000 at most',
  listSets: 'What was sent to the register of the trained, the latest first',
  readSet:
    'A set with its records in the order of its files, as they were sent, and their numbers in the register',
  form: 'Makes a set of knowledge checks; refused with every record that the register would refuse, by its row in `checks`',
  answer:
    'Takes the register’s answer to a set: `records` are numbers, each with our id (`record`), or with СНИЛС and what else tells whose it is',
  withdraw: 'Says that a set will not be answered: its records without a number can be sent again',
}

/** The register of the trained. */
export const addRegistryRoutes = (api: Api): void =>
  serve(api, registryCalls, described, ({ records }) => records.registry)
