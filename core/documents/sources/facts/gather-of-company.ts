import type { Company } from '../../../companies/company.ts'
import { namePosition } from '../../../employees/employee.ts'
import type { OriginKind } from '../../../measures/measure.ts'
import { findRole } from '../../../norms/responsibilities.ts'
import { type Section, sections } from '../../../sections/section.ts'
import { addMonths, type LocalDate } from '../../../shared/dates/local-date.ts'
import type { Answers } from '../../answers/answers.ts'
import { MOST_ROWS } from '../../answers/fill-values.ts'
import type { Template } from '../../library/template.ts'
import type { KnownFacts, Need } from '../source.ts'
import type { FactRecords } from './gather-facts.ts'
import { gatherReferrals } from './gather-referrals.ts'
import { findAccountant, type HolderOfRole } from './holders.ts'
import { readNamedPosts } from './read-named-posts.ts'
import { readPeriod } from './read-period.ts'
import type { Post, ProfiledPost } from './work-records.ts'

type Asked = { readonly company: Company; readonly day: LocalDate; readonly needs: ReadonlySet<Need> }
type Paper = { readonly template: Pick<Template, 'values'>; readonly answers: Answers }

/**
 * What papers of the whole company ask of its people's work, each once: of the period and the department that the paper names, where it
 * names them. One row more than a table takes is among what was done where there are more.
 */
export async function gatherOfCompany(
  records: FactRecords,
  { company, day, needs }: Asked,
  { template, answers }: Paper,
): Promise<Partial<KnownFacts>> {
  const { past, documents } = records
  const { id } = company
  const keep = await keepOfDepartment(records, id, answers)
  const period = readPeriod(template, answers)
  const facts: Record<string, unknown> = {}
  for (const section of sections) {
    if (needs.has(nameDone(section)) && period !== null)
      facts[nameDone(section)] = keep(await past.listDone(id, { section, ...period, limit: MOST_ROWS + 1 }))
    if (needs.has(nameShared(section)))
      facts[nameShared(section)] = keep(await past.listShared(id, section, day))
    if (needs.has(nameOfPeople(section)))
      facts[nameOfPeople(section)] = keep(await past.listOfPeople(id, section, day))
  }
  return {
    ...facts,
    ...(needs.has('period') && period ? { period } : {}),
    ...(needs.has('span') ? { span: period } : {}),
    ...(needs.has('profiles') ? { profiles: await readProfiles(records, id) } : {}),
    ...(needs.has('referrals') && period
      ? { referrals: await gatherReferrals(records, company, period) }
      : {}),
    ...(needs.has('facts') ? { facts: await readFacts(records, id) } : {}),
    ...(needs.has('issued-ppe') ? { 'issued-ppe': keep(await listIssued(past, id, day)) } : {}),
    ...(needs.has('due-ppe') && period ? { 'due-ppe': await past.listDuePpe(id, day, period.to) } : {}),
    ...(needs.has('posts') ? { posts: keep(await past.listPosts(id, day)) } : {}),
    ...(needs.has('accountant') ? { accountant: await findAccountant(records, id, day) } : {}),
    ...(needs.has('holders') ? { holders: await readHolders(records, id) } : {}),
    ...(needs.has('named-posts') ? { 'named-posts': readNamedPosts(template, answers) } : {}),
    ...(needs.has('norms') ? { norms: await bringNorms() } : {}),
    ...(needs.has('plan-measures') ? { 'plan-measures': await listPlanned(records, id, day) } : {}),
    ...(needs.has('order-points')
      ? { 'order-points': await listMeasures(records, id, 'inspector-order') }
      : {}),
    ...(needs.has('papers') ? { papers: await documents.listHeld(id, day) } : {}),
  }
}

/** As many as one page has: a plan or an order of more is no paper that anyone reads. */
const MOST_MEASURES = 200

const listMeasures = async ({ measures }: FactRecords, id: Company['id'], origin: OriginKind) =>
  (await measures.listPage(id, { search: '', state: null, origin, page: 1, limit: MOST_MEASURES })).items

const listPlanned = async (records: FactRecords, id: Company['id'], day: LocalDate) =>
  (await listMeasures(records, id, 'plan')).filter(
    ({ measure }) => measure.dueOn >= `${day.slice(0, 4)}-01-01`,
  )

/** Years in which whatever is still worn was issued, and how many issues are read at most. */
const YEARS = 5
const MOST_ISSUED = 20_000

const listIssued = (past: FactRecords['past'], id: Company['id'], day: LocalDate) =>
  past.listDone(id, { section: 'ppe', from: addMonths(day, -12 * YEARS), to: day, limit: MOST_ISSUED })

const readFacts = async ({ facts }: FactRecords, id: Company['id']) =>
  new Map((await facts.list(id)).map(({ list, rows }) => [list, rows]))

/** They are large, and fetched once a paper asks for them. */
const bringNorms = async () => (await import('../../../norms/ppe/ppe-norms-767n.ts')).ppeNorms

const nameDone = <S extends Section>(section: S) => `done-${section}` as const
const nameOfPeople = <S extends Section>(section: S) => `people-${section}` as const
const nameShared = <S extends Section>(section: S) => `shared-${section}` as const

async function readProfiles(
  { past, positions, departments }: FactRecords,
  id: Company['id'],
): Promise<readonly ProfiledPost[]> {
  const names = new Map((await positions.list()).map((one) => [one.id, one.name]))
  const named = new Map((await departments.list(id)).map((one) => [one.id, one.name]))
  return (await past.listProfiles(id)).map(({ positionId, departmentId, profile }) => ({
    position: names.get(positionId) ?? '',
    department: departmentId === null ? null : (named.get(departmentId) ?? ''),
    profile,
  }))
}

/** Leaves those of the department that the paper names, if the company has one of that name. */
async function keepOfDepartment({ departments }: FactRecords, id: Company['id'], { department }: Answers) {
  const named = typeof department === 'string' ? department.trim() : ''
  const isOurs = named !== '' && (await departments.list(id)).some(({ name }) => name === named)
  return <P extends Post>(all: readonly P[]): readonly P[] =>
    isOurs ? all.filter((one) => one.department === named) : all
}

async function readHolders(
  { responsibilities, longLists, departments }: FactRecords,
  id: Company['id'],
): Promise<readonly HolderOfRole[]> {
  const held = (await responsibilities.readHolders(id)).responsibilities.filter(({ dismissed }) => !dismissed)
  const people = await longLists.listEmployees(id, [...new Set(held.map(({ employeeId }) => employeeId))])
  const named = new Map((await departments.list(id)).map((one) => [one.id, one.name]))
  const byId = new Map(people.map((one) => [one.id, one]))
  return held.flatMap(({ roleId, employeeId, employeeFullName: fullName, orderLink }) => {
    const [role, person] = [findRole(roleId), byId.get(employeeId)]
    if (!role || !person) return []
    const post = { position: namePosition(person), department: named.get(person.departmentId) ?? '' }
    return [{ code: role.code, role: role.name, employeeId, fullName, orderLink, ...post }]
  })
}
